// Runs pytest in Pyodide: node run.mjs PYODIDE_FOLDER PROJECT SHARED SITE_PACKAGES [ARGUMENT …]
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideFolder, project, shared, packages, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: pyodideFolder, env: { HOME: "/home/pyodide" } });
const folders = { "/nardy/main": project, "/nardy/shared": shared, "/nardy/packages": packages };
for (const [inside, outside] of Object.entries(folders)) {
  if (existsSync(outside)) pyodide.mountNodeFS(inside, outside);
}
pyodide.globals.set("arguments", pyodide.toPy(rest));
try {
  process.exitCode = pyodide.runPython(`
import os, sys
sys.dont_write_bytecode = True  # the folders belong to another Python
sys.path[:0] = ["/nardy/main", "/nardy/packages"]
os.chdir("/nardy/main")
import pytest
int(pytest.main(list(arguments)))
`);
} catch (error) {
  console.error(error.message); // alone: Node would print a line of half a megabyte with it
  process.exitCode = 1;
}
