@echo off
rem Starts the adapter, from whatever folder.
cd /d "%~dp0"
node adapter.js
