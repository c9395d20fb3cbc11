import { writeFileSync } from 'node:fs';
import { drawnBy, RECORD } from './drawn-by.ts';
import { hasForeignReader, inAllLooks, tryResumes } from './try-resumes.ts';

/** Tries all resumes in all looks and, where nothing is lost, records what drew them: `npm run parse-back`. */
const hash = drawnBy();
const started = performance.now();
const lost = await tryResumes(inAllLooks);
const seconds = Math.round((performance.now() - started) / 1000);
const readers = hasForeignReader ? ['ours', 'pdftotext'] : ['ours'];
for (const text of lost) process.stdout.write(`${text}\n`);
process.stdout.write(
  `${inAllLooks.length} resumes read by ${readers.join(' and ')} in ${seconds} s, ${lost.length} texts lost\n`,
);
if (lost.length > 0) process.exitCode = 1;
else
  writeFileSync(
    RECORD,
    `${JSON.stringify({ resumes: inAllLooks.length, readers, drawnBy: hash }, null, 2)}\n`,
  );
