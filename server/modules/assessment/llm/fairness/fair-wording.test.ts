import { expect, it } from 'vitest';
import { allQuestions, questionById } from '../../../../../tests/support/judging-bank.ts';
import { isFairWording } from './fair-wording.ts';

// "Tell me about the hardest bug you have tracked down. How did you find its cause?"
const question = questionById('software-03');
const known = { names: ['Ada Lovelace'], pasted: 'We run Kubernetes at [school] and elsewhere.' };
const fair = (wording: string) => isFairWording(wording, question, known);

it.each([
  'Tell me about the hardest bug you have tracked down in a payment system. How did you find its cause?',
  'Our checkout fails now and then: which is the hardest bug of that kind that you have tracked down, and how did you find its cause?',
  'Tell me about the hardest bug you have tracked down on Kubernetes. How did you find its cause?',
])('%s', (wording) => expect(fair(wording)).toBe(true));

it.each([
  ['another question', 'Tell me about the best holiday that you ever had with your family.'],
  ['no question', 'The hardest bug you have tracked down, and how you find its cause.'],
  ['a method', 'How did you find the hardest bug you tracked down, and did the stack trace show its cause?'],
  ['words of an anchor', `Tell me about the hardest bug you tracked down. ${question.anchors[5]}`],
  [
    'another language',
    'Erzähl mir von dem schwersten bug, den du je gefunden hast: was war die Ursache (cause)?',
  ],
  ['two lines', 'Tell me about the hardest bug you have tracked down.\nHow did you find its cause?'],
  [
    'a link',
    'Tell me about the hardest bug you tracked down on https://x.example and how you find its cause.',
  ],
  [
    'a host',
    'Tell me about the hardest bug you tracked down on evil-site.com and how did you find its cause?',
  ],
  ['what is private', 'How old are you, and how did you find the cause of the hardest bug you tracked down?'],
  [
    'letters that only look like others',
    'Tell me about the hardest bug you have tracked down. How did you find its r\u0430ce, its cause?',
  ],
  [
    'an address',
    'Tell me about the hardest bug you tracked down and write its cause to me@x.example to find it.',
  ],
  ['a name', 'Ada, tell me about the hardest bug you have tracked down. How did you find its cause?'],
  [
    'a name that nobody pasted',
    'Imagine John Miller of Citibank asks you about the hardest bug you have tracked down. How did you find its cause?',
  ],
  [
    'what was taken out',
    'Tell me about the hardest bug you tracked down at [school]. How did you find its cause?',
  ],
  [
    'an order',
    'Tell me about the hardest bug you tracked down. Give me five points. How did you find its cause?',
  ],
  ['an essay', `Tell me about the hardest bug you tracked down, ${'and so on '.repeat(30)}and its cause.`],
  ['an exclamation', 'Welcome! Tell me about the hardest bug you tracked down. How did you find its cause?'],
  ['a picture', 'Tell me about the hardest bug you tracked down 👍. How did you find its cause?'],
  ['a scrap', 'Hardest bug tracked, cause?'],
])('not %s', (_case, wording) => expect(fair(wording)).toBe(false));

it('finds the words of the bank fair', () => {
  const unfair = allQuestions.filter(
    ({ prompt }) => prompt.length <= 300 && !/^[\p{Lu}].*[.?]$/u.test(prompt),
  );
  expect(unfair).toEqual([]);
  for (const one of allQuestions)
    expect(isFairWording(one.prompt, one, { names: [], pasted: '' }), one.prompt).toBe(true);
});
