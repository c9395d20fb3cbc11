/** Puts the text of public and sign-in pages into HTML files of their own, beside the empty page of all others. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { renderPages } from '../src/app/render-page.tsx';
import { lateTypefaceElements, typefaceElements } from './typeface.ts';

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const DESCRIPTION = /<meta name="description" content="[^"]*">/;

/** Tells search engines and previews of links what the page is. */
function withMetadata(shell: string, { path, title, metadata }: RenderedPage): string {
  if (!metadata) return shell;
  const description = escaped(metadata.description);
  const elements = [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${path}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Candor">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${description}">`,
  ];
  if (metadata.linkedData) {
    const json = JSON.stringify(metadata.linkedData).replaceAll('<', '\\u003c');
    elements.push(`<script type="application/ld+json">${json}</script>`);
  }
  return put(shell, DESCRIPTION.exec(shell)?.[0] ?? 'description', elements.join(''));
}

function wholePage(bare: string, page: RenderedPage): string {
  const { path, title, fits, styles, html } = page;
  const shell = withMetadata(bare, page);
  const named = put(withOneScreen(shell, path), '<title>Candor</title>', `<title>${title} · Candor</title>`);
  const marked = put(named, '<html lang="en">', `<html lang="en" data-html="${fits}">`);
  const calm = put(marked, typefaceElements, lateTypefaceElements);
  const styled = put(calm, '</head>', `${styles}</head>`);
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
