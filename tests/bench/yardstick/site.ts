import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The pages of the yardstick, built as the product is, and served in brotli. */
export interface YardstickSite {
  /** Ends without a slash; `/page.html`, `/editors.html` and `/table.html` are there. */
  readonly url: string;
  /** Serves this HTML at this path as well. */
  add(path: string, html: string): void;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export async function startYardstickSite(): Promise<YardstickSite> {
  const files = new Map(await build());
  const server = createServer(({ url = '' }, response) => {
    const body = files.get(url);
    if (!body) return void response.writeHead(404).end();
    const type = `${TYPES[extname(url)] ?? 'text/html'}; charset=utf-8`;
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(path, html) {
      files.set(path, brotliCompressSync(html));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The files by their path on the site, in brotli. */
async function build(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-yardstick-'));
  const page = fileURLToPath(import.meta.resolve('./page.tsx'));
  const editors = fileURLToPath(import.meta.resolve('./editors.ts'));
  const table = fileURLToPath(import.meta.resolve('./table.tsx'));
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      plugins: [pluginReact()],
      resolve: { alias: { 'react-router$': './node_modules/react-router/dist/production/index.mjs' } },
      source: { entry: { page, editors, table } },
      splitChunks: { preset: 'none' },
      output: { distPath: { root: folder }, overrideBrowserslist: ['chrome >= 119'] },
      logLevel: 'error',
    },
  });
  try {
    await (await rsbuild.build()).close();
    const names = globSync('**/*.{html,js}', { cwd: folder });
    const compressed = (name: string) => brotliCompressSync(readFileSync(join(folder, name)));
    return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, compressed(name)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
