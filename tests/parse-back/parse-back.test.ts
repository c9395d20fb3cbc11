import { expect, test } from 'vitest';
import { hasForeignReader, inTurn, tryResumes } from './try-resumes.ts';

test(`no text and no date is lost on the way through the file${hasForeignReader ? '' : ' (pdftotext is not installed: read by our reader alone)'}`, async () => {
  expect(await tryResumes(inTurn)).toEqual([]);
});
