import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { FONT_STYLES, fontFileOf } from '../../../src/capabilities/resume/draw/fonts.ts';
import { neededFamilies } from '../../../src/capabilities/resume/draw/needed-families.ts';
import { addFont, render } from '../../../src/capabilities/resume/draw/render.ts';
import type { Drawn } from './drawing-service.ts';

const added = new Set<string>();

async function addMissingFonts(draft: ResumeDraft): Promise<void> {
  for (const family of await neededFamilies(draft)) {
    if (added.has(family)) continue;
    for (const { weight, style } of FONT_STYLES) {
      const file = await readFile(new URL(import.meta.resolve(fontFileOf(family, weight, style))));
      await addFont({ family, weight, style, bytes: new Uint8Array(file).buffer });
    }
    added.add(family);
  }
}

parentPort?.on('message', async (draft: ResumeDraft) => {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn);
  try {
    await addMissingFonts(draft);
    const { pdf } = await render(draft);
    answer({ pdf });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error) });
  }
});
