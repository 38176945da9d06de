@echo off
rem Starts the adapter, from whatever folder.
cd /d "%~dp0"
python adapter.py
