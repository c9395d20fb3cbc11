/** Puts the text of public and sign-in pages into HTML files of their own, beside the empty page of all others. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { renderPages } from '../src/app/render-page.tsx';

/** The name of the environment that builds what renders. */
export const RENDERER = 'renderer';

type RenderedPage = Awaited<ReturnType<typeof renderPages>>[number];

/** The files by address, for the server: `/auth/login`, and with providers `/auth/login+google`. */
const LIST = 'pages.json';

const nameOf = ({ path, providers }: RenderedPage) => [path, ...providers].join('+');

function put(html: string, place: string, text: string): string {
  if (!html.includes(place)) throw new Error(`The page has no ${place}.`);
  return html.replace(place, () => text);
}

/** What `first-paint.js` knows of the screens: as data, which has no hash in the content security policy. */
export function screensElement(screens: readonly unknown[]): string {
  const json = JSON.stringify(screens).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="screens">${json}</script>`;
}

/** A page of its own needs no other's screen. */
function withOneScreen(shell: string, path: string): string {
  const [all = '', json = ''] =
    /<script type="application\/json" id="screens">(.*?)<\/script>/.exec(shell) ?? [];
  const screens: [pattern: string][] = JSON.parse(json);
  return put(shell, all, screensElement(screens.filter(([pattern]) => new RegExp(pattern).test(path))));
}

function wholePage(shell: string, { path, title, fits, styles, html }: RenderedPage): string {
  const named = put(withOneScreen(shell, path), '<title>Candor</title>', `<title>${title} · Candor</title>`);
  const marked = put(named, '<html lang="en">', `<html lang="en" data-html="${fits}">`);
  const styled = put(marked, '</head>', `${styles}</head>`);
  return put(styled, '<div id="root"></div>', `<div id="root">${html}</div>`);
}

/** As the plugins for the other files do. */
function writeCompressed(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Once all is built, renders the pages and removes what rendered them. */
export const prerenderPages: RsbuildPlugin = {
  name: 'candor:prerender-pages',
  setup(api) {
    api.onAfterBuild(async ({ environments }) => {
      const { web, [RENDERER]: renderer } = environments;
      if (!web || !renderer) return;
      const bundle: { renderPages: typeof renderPages } = await import(
        pathToFileURL(join(renderer.distPath, 'pages.js')).href
      );
      const shell = readFileSync(join(web.distPath, 'index.html'), 'utf8');
      const files: Record<string, string> = {};
      for (const page of await bundle.renderPages()) {
        const file = `pages${page.path === '/' ? '/home' : nameOf(page)}.html`;
        writeCompressed(join(web.distPath, file), wholePage(shell, page));
        files[nameOf(page)] = file;
      }
      writeFileSync(join(web.distPath, LIST), JSON.stringify(files));
      rmSync(renderer.distPath, { recursive: true });
    });
  },
};
