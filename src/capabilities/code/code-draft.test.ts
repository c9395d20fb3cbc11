import { describe, expect, it } from 'vitest';
import type { CodeTask } from '../../../openapi/gen/types.gen.ts';
import {
  codeAnswerText,
  codeDraftText,
  codeProblem,
  excessOfCode,
  readCodeDraft,
  sourceMaxLength,
  sourceOf,
  storedCode,
  withSource,
} from './code-draft.ts';

const task: CodeTask = {
  function_name: 'total',
  languages: [
    { language: 'javascript', starter: 'function total(list) {\n}\n' },
    { language: 'python', starter: 'def total(list):\n    pass\n' },
  ],
  cases: [],
  time_limit_ms: 1000,
};

const written = withSource(readCodeDraft('', task), 'function total() { return 1; }');
const inPython = withSource({ ...written, language: 'python' }, 'def total(list):\n    return 1');

describe('a draft of code', () => {
  it('begins with the starter of the first language', () => {
    const draft = readCodeDraft('', task);
    expect(draft.language).toBe('javascript');
    expect(sourceOf(draft, task, 'javascript')).toContain('function total');
    expect(sourceOf(draft, task, 'python')).toContain('def total');
  });

  it('keeps what was written in both languages', () => {
    const again = readCodeDraft(codeDraftText(inPython), task);
    expect(again).toEqual(inPython);
    expect(sourceOf({ ...again, language: 'javascript' }, task, 'javascript')).toContain('return 1;');
  });

  it.each(['plain words', '7', '{"language":"python"}'])('loses nothing of the text %s', (text) => {
    const draft = readCodeDraft(text, task);
    expect(sourceOf(draft, task, draft.language)).toBe(text);
  });
});

describe('what is submitted', () => {
  it('is the source in the chosen language alone', () => {
    expect(JSON.parse(codeAnswerText(codeDraftText(inPython), task))).toEqual({
      language: 'python',
      source: 'def total(list):\n    return 1',
    });
  });

  it.each([
    ['nothing', ''],
    ['an empty source', codeDraftText(withSource(written, ' \n'))],
    ['the starter', codeDraftText(withSource(written, ' function total(list) {\n}'))],
    ['another language than the one written in', codeDraftText({ ...written, language: 'python' })],
  ])('is not %s', (_what, text) => {
    expect(codeProblem(text, task)).toBe('Write the function first, or choose Skip.');
  });

  it('is not longer than the contract takes', () => {
    const long = (length: number) => codeDraftText(withSource(written, 'x'.repeat(length)));
    expect(codeProblem(long(sourceMaxLength), task)).toBeNull();
    expect(codeProblem(long(sourceMaxLength + 1), task)).toBe('Shorten the code by 1 characters.');
  });

  it.each(['x', '\n', '"', '\u0000', '😀'])(
    'counts %j as one character, whatever JSON makes of it',
    (character) => {
      const both = (length: number) =>
        codeDraftText({
          language: 'python',
          sources: { javascript: character.repeat(length), python: `${character.repeat(length - 1)}.` },
        });
      expect(codeProblem(both(sourceMaxLength), task)).toBeNull();
      expect(excessOfCode(both(sourceMaxLength))).toBe(0);
      expect(codeProblem(both(sourceMaxLength + 1), task)).toBe('Shorten the code by 1 characters.');
      expect(excessOfCode(both(sourceMaxLength + 1))).toBe(2);
      expect(excessOfCode(character.repeat(sourceMaxLength + 1))).toBe(1);
    },
  );
});

it('what is stored can be read again, be it an answer or a draft', () => {
  const code = { language: 'python', source: 'def total(list):\n    return 1' };
  expect(storedCode(codeAnswerText(codeDraftText(inPython), task))).toEqual(code);
  expect(storedCode(codeDraftText(inPython))).toEqual(code);
  expect(storedCode('plain words')).toBeNull();
});
