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

/** Makes the font of Arabic known, as the page does. */
export async function addArabicFonts(): Promise<void> {
  for (const [weight, style] of STYLES) {
    const file = `@fontsource/vazirmatn/files/vazirmatn-arabic-${weight}-normal.woff`;
    const bytes = new Uint8Array(await readFile(new URL(import.meta.resolve(file))));
    await addFont({ family: 'sans-arabic', weight, style, bytes: bytes.buffer });
  }
}
