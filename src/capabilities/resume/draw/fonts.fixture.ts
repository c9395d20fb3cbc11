import { readFile } from 'node:fs/promises';
import { addFont } from './render.ts';

const STYLES = [
  [400, 'normal'],
  [700, 'normal'],
  [400, 'italic'],
] as const;

/** Makes the fonts of the European scripts known to the engine, as the page does. */
export async function addEuropeanFonts(): Promise<void> {
  for (const face of ['sans', 'serif'] as const) {
    for (const script of ['latin', 'latin-ext', 'cyrillic', 'greek']) {
      for (const [weight, style] of STYLES) {
        const file = `@fontsource/noto-${face}/files/noto-${face}-${script}-${weight}-${style}.woff`;
        const bytes = new Uint8Array(await readFile(new URL(import.meta.resolve(file))));
        await addFont({ family: `${face}-${script}`, weight, style, bytes: bytes.buffer });
      }
    }
  }
}

/** Makes the fonts of Arabic and Hebrew known, as the page does. */
export async function addRightToLeftFonts(): Promise<void> {
  for (const [script, name] of [
    ['arabic', 'vazirmatn'],
    ['hebrew', 'noto-sans-hebrew'],
  ])
    for (const [weight, style] of STYLES) {
      const file = `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`;
      const bytes = await readFile(new URL(import.meta.resolve(file)));
      for (const face of ['sans', 'serif'])
        await addFont({
          ...{ family: `${face}-${script}`, weight, style },
          bytes: new Uint8Array(bytes).buffer,
        });
    }
}
