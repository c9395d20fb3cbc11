import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bundleRuntimes } from '../../../scripts/browser-bundle.ts';

/** Builds the pages of the tests into a temporary folder of its own, to be served under `/harness/`. */
export async function buildHarness(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-harness-'));
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      resolve: { alias: { 'react-router$': './node_modules/react-router/dist/production/index.mjs' } },
      source: {
        entry: {
          calls: fileURLToPath(import.meta.resolve('./harness.ts')),
          app: fileURLToPath(import.meta.resolve('./whole-app.ts')),
        },
      },
      output: {
        assetPrefix: '/harness/',
        distPath: { root: folder, js: '' },
        filename: { js: '[name].js' },
        minify: false,
        overrideBrowserslist: ['chrome >= 119'],
      },
      tools: { rspack: bundleRuntimes },
      logLevel: 'error',
    },
  });
  const { close } = await rsbuild.build();
  await close();
  return folder;
}
