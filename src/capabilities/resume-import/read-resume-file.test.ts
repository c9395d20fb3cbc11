import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';
import { ImportProblem } from './import-problem.ts';
import { readResumeFile } from './read-resume-file.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'resume');
const zip = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));

const problemOf = async (chosen: File) =>
  readResumeFile(chosen).then(
    () => 'read',
    (error: unknown) => (error instanceof ImportProblem ? error.message : `unexpected: ${error}`),
  );

const bomb = zip({ 'word/document.xml': new Uint8Array(60_000_000) });
const lying = bomb.slice();
// What a header says of the unpacked size is not believed.
new DataView(lying.buffer).setUint32(22, 10, true);
const encrypted = zip({ a: strToU8('a') });
for (let at = 0; at < encrypted.length - 4; at += 1)
  if (encrypted[at] === 0x50 && encrypted[at + 2] === 1 && encrypted[at + 3] === 2) encrypted[at + 8] = 1;

test.each([
  ['nothing', file(), 'This file is empty.'],
  ['a bomb', file(bomb), 'This file unpacks to more than 20 MB and was not opened.'],
  ['a bomb that lies', file(lying), 'This file unpacks to more than 20 MB and was not opened.'],
  [
    'half a ZIP',
    file(bomb.slice(0, 2000)),
    'This file is damaged. Save or download it once more and try again.',
  ],
  ['a locked ZIP', file(encrypted), 'This file is protected with a password. Remove it first.'],
  [
    'another ZIP',
    file(zip({ 'a.txt': strToU8('a') })),
    'This is neither a Word document (DOCX) nor LinkedIn’s archive.',
  ],
  ['broken JSON', file('{"basics": '), 'This file is not valid JSON.'],
  ['other JSON', file('{"a": 1}'), 'This file is not a JSON Resume: it has none of its sections.'],
  ['text', file('Zoë Zett'), 'Choose a PDF, a Word document (DOCX), a JSON Resume or LinkedIn’s archive.'],
])('%s is refused in words', async (_, chosen, words) => {
  expect(await problemOf(chosen)).toBe(words);
});

test('nothing of what a field cannot take is lost', async () => {
  const name = 'A very long name '.repeat(6000);
  const work = Array.from({ length: 120 }, (_, index) => ({ name: `Company ${index}`, salary: index }));
  const read = await readResumeFile(file(JSON.stringify({ basics: { name }, work, hobby: ['chess'] })));
  expect(read.basics.name?.doubt).toMatch(/^Longer than 500/);
  const said = JSON.stringify(contentOf(read, true));
  const words = (text: string) => text.split(name.slice(0, 16)).length - 1;
  expect(words(said)).toBeGreaterThan(5900);
  for (const { name: company } of work) expect(said).toContain(company);
  expect(said).toContain('chess');
  expect(contentOf(read, true).work).toHaveLength(100);
});
