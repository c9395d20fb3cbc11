/** Puts the typeface into the page: its files, with their license, and the styles that name them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const FONT = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/public-sans/package.json')));
const FOLDER = 'static/font';

/** The first is what English needs. The browser asks for the others when a name has their letters. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

interface Stand {
  readonly family: string;
  /** The names that systems have for it. */
  readonly local: readonly string[];
  readonly weights: string;
  /** The typeface's mean width divided by its own, over our public texts. */
  readonly scale: number;
}

/** What stands in until the typeface is there: as wide and as high, so that no line moves. */
const stands: readonly Stand[] = [
  { family: 'Near Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], weights: '1 500', scale: 1.0374 },
  {
    family: 'Near Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weights: '501 1000',
    scale: 0.9775,
  },
  { family: 'Near Roboto', local: ['Roboto'], weights: '1 1000', scale: 1.0435 },
  { family: 'Near DejaVu', local: ['DejaVu Sans'], weights: '1 500', scale: 0.9163 },
  { family: 'Near DejaVu', local: ['DejaVu Sans Bold'], weights: '501 1000', scale: 0.8244 },
];

/** Of the typeface, as parts of its size. */
const ASCENT = 0.95;
const DESCENT = 0.225;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function standFace({ family, local, weights, scale }: Stand): string {
  const sources = local.map((name) => `local("${name}")`).join();
  return (
    `@font-face{font-family:"${family}";font-weight:${weights};src:${sources};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(ASCENT / scale)};descent-override:${percent(DESCENT / scale)};line-gap-override:0%}`
  );
}

const files = SUBSETS.map((subset) => {
  const content = readFileSync(join(FONT, `files/public-sans-${subset}-wght-normal.woff2`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { subset, content, path: `${FOLDER}/public-sans-${subset}.${hash}.woff2` };
});

const rangeOf: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(FONT, 'unicode.json'), 'utf8'),
);

const faces = files.map(
  ({ subset, path }) =>
    `@font-face{font-family:"Public Sans";font-weight:100 900;font-display:swap;` +
    `src:url(/${path}) format("woff2");unicode-range:${rangeOf[subset]}}`,
);

/** For the `style` element of the page. */
export const standInStyles = stands.map(standFace).join('');

const preload = `<link rel="preload" href="/${files[0]?.path}" as="font" type="font/woff2" crossorigin>`;

/** For the head of a page that shows text once its script is there: by then the typeface is there too. */
export const typefaceElements = `${preload}<style>${faces.join('')}</style>`;

/** For the head of a page that has its text: `first-paint.js` turns it on once that is painted, which it would delay. */
export const lateTypefaceElements = `<style id="typeface" media="not all">${faces.join('')}</style>`;

export const typeface: RsbuildPlugin = {
  name: 'candor:typeface',
  setup(api) {
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      for (const { path, content } of files) compilation.emitAsset(path, new sources.RawSource(content));
      const license = readFileSync(join(FONT, 'LICENSE'));
      compilation.emitAsset(`${FOLDER}/LICENSE.txt`, new sources.RawSource(license));
    });
  },
};
