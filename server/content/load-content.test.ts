import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ContentError, loadContent } from './load-content.ts';
import { questionsFile } from './question-bank.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const concept = (id: string, synonyms = 'chain, brake, inner tube') => `
    - id: ${id}
      label: A part
      synonyms: [${synonyms}]`;

const valid = `
- id: bicycle-01
  type: behavioural
  levels: [junior]
  competency: repair
  suggestedSeconds: 60
  prompt: Tell me about a time you repaired a bicycle.
  anchors:
    1: Says that it was mended.
    3: Names the part.
    5: Names the part and the tool.
  concepts:${['one', 'two', 'three', 'four', 'five'].map((id) => concept(id)).join('')}
`;

function load(text: string) {
  writeFileSync(join(folder, 'practice.yaml'), text);
  return loadContent('practice.yaml', questionsFile, folder);
}

function refusal(text: string): string {
  try {
    load(text);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'accepted';
}

it('reads what is written', () => {
  expect(load(valid)[0]).toMatchObject({
    id: 'bicycle-01',
    anchors: { 3: 'Names the part.' },
    concepts: [{ synonyms: ['chain', 'brake', 'inner tube'] }, {}, {}, {}, {}],
  });
});

it.each([
  [
    'a slip of the pen',
    valid.replace('label: A part', '- label'),
    /^server\/content\/practice\.yaml: line 1[3-6]: \S/,
  ],
  [
    'a question of no known type',
    valid.replace('behavioural', 'biographical'),
    /^server\/content\/practice\.yaml: bicycle-01 \/ type: /,
  ],
  [
    'a field that is not known',
    `${valid}  hint: Look.\n`,
    /^server\/content\/practice\.yaml: bicycle-01: .*hint/,
  ],
  [
    'an anchor that is missing',
    valid.replace(/ {4}3:.*\n/, ''),
    /^server\/content\/practice\.yaml: bicycle-01 \/ anchors \/ 3: /,
  ],
  ['four concepts', valid.replace(concept('two'), ''), /concepts: needs 5 to 8 concepts$/],
  [
    'thirteen synonyms',
    valid.replace(concept('two'), concept('two', 'abcdefghijklm'.split('').join(', '))),
    /^server\/content\/practice\.yaml: bicycle-01 \/ concepts \/ two \/ synonyms: needs 3 to 12 synonyms$/,
  ],
  [
    'a synonym that is a sentence',
    valid.replace(concept('two'), concept('two', 'chain, brake, i saw that it had come off')),
    /^server\/content\/practice\.yaml: bicycle-01 \/ concepts \/ two \/ synonyms \/ 3: a synonym is one to four words/,
  ],
  [
    'a synonym that YAML reads as something else',
    valid.replace(concept('two'), concept('two', 'chain, brake, null')),
    /synonyms \/ 3: .*quotation marks$/,
  ],
])('refuses %s, and says where it stands', (_case, text, message) => {
  expect(refusal(text)).toMatch(message);
});
