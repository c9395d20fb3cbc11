import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ResumeTemplate } from '../../openapi/gen/types.gen.ts';
import { LOOKS } from '../../src/capabilities/resume/draw/templates.ts';

const RESUMES = 200;

/** A resume in one of the looks. */
export interface Trial {
  readonly number: number;
  readonly template: ResumeTemplate;
  readonly paper: 'a4' | 'letter';
}

const looks = (Object.keys(LOOKS) as ResumeTemplate[]).flatMap((template) =>
  (['a4', 'letter'] as const).map((paper) => ({ template, paper })),
);

const numbers = Array.from({ length: RESUMES }, (_, number) => number);

/** Their last pages are reached by the wide column alone, which was not held in its place there. */
const onceLost = [67, 107, 133].map(
  (number): Trial => ({ number, template: 'sidebar', paper: number === 67 ? 'a4' : 'letter' }),
);

/** Each resume in one look, in turn, and those that lost texts once. */
export const inTurn: readonly Trial[] = [
  ...onceLost,
  ...numbers.flatMap((number) =>
    looks.slice(number % looks.length, (number % looks.length) + 1).map((look) => ({ number, ...look })),
  ),
];

/** Each resume in every look. */
export const inAllLooks: readonly Trial[] = numbers.flatMap((number) =>
  looks.map((look) => ({ number, ...look })),
);

/** Whether Poppler's reader is installed. */
export const hasForeignReader = spawnSync('pdftotext', ['-v']).status === 0;

/** Tells what is lost of the resumes, in as many threads as there are cores. */
export async function tryResumes(trials: readonly Trial[]): Promise<string[]> {
  const threads = availableParallelism();
  const lost = Array.from({ length: threads }, (_, thread) => {
    const mine = trials.filter((_trial, index) => index % threads === thread);
    return new Promise<string[]>((resolve, reject) => {
      const worker = new Worker(new URL('./trial-thread.ts', import.meta.url), {
        workerData: { trials: mine, hasForeignReader },
        stderr: true,
        // Most of what a resume needs is thrown away with it.
        resourceLimits: { maxYoungGenerationSizeMb: 128 },
      });
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  return (await Promise.all(lost)).flat();
}
