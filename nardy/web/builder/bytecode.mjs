// Runs bytecode_inside.py in Pyodide: node bytecode.mjs PYODIDE_FOLDER SCRIPT WORK_FOLDER
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, script, work] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: pyodideFolder });
pyodide.mountNodeFS("/work", work);
try {
  pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
} catch (error) {
  console.error(error.message); // alone: Node would print a line of half a megabyte with it
  process.exitCode = 1;
}
