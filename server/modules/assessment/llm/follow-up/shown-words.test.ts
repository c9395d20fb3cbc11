import { describe, expect, it } from 'vitest';
import { questionById } from '../../../../../tests/support/judging-bank.ts';
import type { RoleFamily } from '../../../../content/question-bank.ts';
import { roleFamilies } from '../../../../content/role-families.ts';
import { fairnessOf } from '../fairness/fair-question.ts';
import { showWords } from './shown-words.ts';

const software = roleFamilies.find(({ id }) => id === 'software') as RoleFamily;

const question = questionById('software-03');
const core = { turnId: 'core', prompt: question.prompt, answer: 'Our shop crashed in May for two days.' };
const fairness = fairnessOf(question, [core]);

/** What is shown of a text that comes in pieces, and how often; ends where it may not go on. */
function shown(text: string, piece: number, fair = fairness) {
  const words: string[] = [];
  const show = showWords(fair, (more) => words.push(more));
  let goesOn = true;
  for (let end = piece; goesOn && end < text.length + piece; end += piece) goesOn = show(text.slice(0, end));
  return { text: words.join(''), words, goesOn };
}

const ask = 'Thank you for that, and now what exactly did you do yourself in these two days?';

describe.each([1, 3, 7, 1000])('in pieces of %i', (piece) => {
  it('shows whole words, each once, and holds the last ones back', () => {
    const { text, words, goesOn } = shown(ask, piece);
    expect(goesOn).toBe(true);
    expect(ask.startsWith(text)).toBe(true);
    expect(text).toBe('Thank you for that, and now what exactly did ');
    for (const word of words) expect(word).toMatch(/^(?:\S+\s)+$/);
  });

  it.each([
    [
      'a method',
      'Thank you for telling me all of that, so did you then read the stack trace of it?',
      /stack|trace/,
    ],
    ['two questions', `${ask} And ${ask}`, /\? And/],
    ['a link', 'Could you please have a look at all of this under https://x.example now?', /https/],
    ['what was taken out', 'So what exactly was it that you did there with [name] in May?', /\[/],
    ['a line', 'So what exactly was it that you did there\nand then in May?', /and then/],
  ])('shows nothing of %s, and asks for no more', (_case, text, secret) => {
    const seen = shown(text, piece);
    expect(seen.goesOn).toBe(false);
    expect(seen.text).not.toMatch(secret);
  });
});

it('never shows a word of a concept or an anchor, wherever in a question it begins', () => {
  for (const each of software.questions) {
    const fair = fairnessOf(each, []);
    for (const secret of [
      ...each.concepts.flatMap(({ synonyms }) => synonyms.slice(0, 2)),
      each.anchors[5],
    ]) {
      const before = 'And so now what about all of it when you ';
      if (!fair.soFar(before)) continue;
      const seen = shown(`${before}${secret} there in the end?`, 9, fair);
      if (!seen.goesOn) expect(before.startsWith(seen.text), `${each.id}: ${secret}`).toBe(true);
    }
  }
});

it('shows nothing of a flood, with blanks or without', () => {
  expect(shown('a'.repeat(400), 50)).toEqual({ text: '', words: [], goesOn: false });
  expect(shown('so '.repeat(400), 50).goesOn).toBe(false);
});
