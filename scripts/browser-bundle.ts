import { type Rspack, rspack } from '@rsbuild/core';

/** Pyodide names them for Node; no browser gets there. */
const withoutNode = new rspack.IgnorePlugin({ resourceRegExp: /^(?:node:.*|ws)$/ });

/** What the runtimes of coding questions need of every bundle that has the session page in it. */
export function bundleRuntimes(config: Rspack.Configuration): void {
  config.plugins = [...(config.plugins ?? []), withoutNode];
  const intoOneFile = { test: /quickjs-emscripten-core/, parser: { dynamicImportMode: 'eager' } };
  config.module = { ...config.module, rules: [...(config.module?.rules ?? []), intoOneFile] };
  // Pyodide could load packages by a path that it is told; here it is told none.
  config.ignoreWarnings = [{ module: /pyodide/ }];
}
