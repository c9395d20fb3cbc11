import { parentPort, workerData } from 'node:worker_threads';
import { addFontsFor } from '../../src/capabilities/resume/draw/fonts.fixture.ts';
import { lostTexts } from './lost-texts.ts';
import { madeUpResume } from './made-up-resume.ts';
import type { Trial } from './try-resumes.ts';

const { trials, hasForeignReader } = workerData as {
  readonly trials: readonly Trial[];
  readonly hasForeignReader: boolean;
};

const lost: string[] = [];
for (const { number, ...look } of trials) {
  const made = madeUpResume(number);
  const draft = { ...made, settings: { ...made.settings, ...look } };
  await addFontsFor(draft);
  for (const text of await lostTexts(draft, hasForeignReader))
    lost.push(`${number} ${look.template} ${look.paper}: ${text}`);
}
parentPort?.postMessage(lost);
