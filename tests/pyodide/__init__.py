"""The unit tests inside Pyodide."""
