import { readFile } from 'node:fs/promises';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { FONT_STYLES, fontFileOf } from './fonts.ts';
import { neededFamilies } from './needed-families.ts';
import { addFont } from './render.ts';

const added = new Set<string>();

/** Makes the fonts that a resume needs known to the engine, as the page does. */
export const addFontsFor = async (draft: ResumeDraft) => addFamilies(await neededFamilies(draft));

export async function addFamilies(families: readonly string[]): Promise<void> {
  for (const family of families) {
    if (added.has(family)) continue;
    added.add(family);
    for (const { weight, style } of FONT_STYLES) {
      const bytes = await readFile(new URL(import.meta.resolve(fontFileOf(family, weight, style))));
      await addFont({ family, weight, style, bytes: new Uint8Array(bytes).buffer });
    }
  }
}

/** Makes the fonts of the European scripts known to the engine. */
export const addEuropeanFonts = () =>
  addFamilies(
    ['sans', 'serif'].flatMap((face) =>
      ['latin', 'latin-ext', 'cyrillic', 'greek'].map((script) => `${face}-${script}`),
    ),
  );

/** Makes the fonts of Arabic and Hebrew known. */
export const addRightToLeftFonts = () =>
  addFamilies(['sans', 'serif'].flatMap((face) => ['arabic', 'hebrew'].map((script) => `${face}-${script}`)));
