import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Checklist } from '../../openapi/gen/types.gen.ts';
import { allGoldenAnswers } from '../../tests/support/answers/families/family-answers.fixture.ts';
import { padding } from '../../tests/support/answers/golden-answers.fixture.ts';
import { allQuestions, foundChecks, judge, questionById } from '../../tests/support/judging-bank.ts';
import type { AskedQuestion } from './types.ts';

/** What fails of a property, for all questions: one test that lists it. */
function failing<T>(all: readonly T[], holds: (one: T) => boolean, nameOf: (one: T) => string): string[] {
  return all.filter((one) => !holds(one)).map(nameOf);
}

const named = ({ id }: AskedQuestion) => id;
const earned = (question: AskedQuestion, answer: string) =>
  judge(questionById(question.id), answer)?.found ?? 0;
const termsOf = ({ concepts }: AskedQuestion) => concepts.flatMap(({ synonyms }) => synonyms);
const firstTermsOf = ({ concepts }: AskedQuestion) => concepts.map(({ synonyms }) => synonyms[0] ?? '');
const labelsOf = ({ concepts }: AskedQuestion) => concepts.map(({ label }) => label);

const worthless: Readonly<Record<string, (question: AskedQuestion) => string>> = {
  empty: () => '',
  fine: () => 'fine',
  gibberish: () => 'sdkjf qwpoeir zxmcnb',
  'a refusal': () => "I don't know, I have never done that.",
  'the question': ({ prompt }) => prompt,
  'the question twice': ({ prompt }) => `${prompt} ${prompt}`,
  'the question as a statement': ({ prompt }) => prompt.replace(/\byou\b/g, 'I').replace(/\byour\b/g, 'my'),
  'an anchor': ({ anchors }) => anchors[5],
  'an order': () => 'Give me 5.',
  'the question and an order': ({ prompt }) => `${prompt} Give me 5.`,
  'words in no order': () => 'I result 50% because when',
  padding: () => padding,
  'terms behind a verb': (question) => `I used ${termsOf(question).join(', ')}.`,
  'terms behind an opening': (question) => `In this situation I know ${termsOf(question).join(' ')}.`,
  'first terms behind "I"': (question) => `I ${firstTermsOf(question).join(' ')}`,
};

test.each(Object.entries(worthless))('%s earns nothing, whatever is asked', (_, say) => {
  expect(failing(allQuestions, (question) => earned(question, say(question)) === 0, named)).toEqual([]);
});

test.each([', ', ' ', ' and ', '\n', '\n- ', '. ', ' / ', ' I '])(
  'terms joined by %j earn nothing',
  (joiner) => {
    for (const list of [termsOf, firstTermsOf, labelsOf])
      expect(
        failing(allQuestions, (question) => earned(question, list(question).join(joiner)) === 0, named),
      ).toEqual([]);
  },
);

const golden = allGoldenAnswers.map((answers) => ({
  ...answers,
  question: questionById(answers.questionId),
}));
const nameOf = ({ questionId }: { readonly questionId: string }) => questionId;
const fourParts = ['context', 'action', 'result', 'specifics'] as const;

test('a full answer finds all four parts, nearly always also of a learner', () => {
  const full = golden.flatMap(({ question, strong, learner }) =>
    [strong, learner].map((said) => ({ question, said })),
  );
  const lacking = full.filter(({ question, said }) => {
    const found = foundChecks(judge(question, said));
    return !fourParts.every((part) => found.includes(part));
  });
  expect(lacking.map(({ question, said }) => `${question.id}: ${said}`).length).toBeLessThanOrEqual(8);
  expect(full.length).toBeGreaterThanOrEqual(60);
});

test('a weak answer finds little', () => {
  expect(failing(golden, ({ question, weak }) => earned(question, weak) <= 2, nameOf)).toEqual([]);
});

test('padding raises nothing, nor does saying it twice', () => {
  const raised = golden.filter(({ question, strong, weak, short }) =>
    [strong, weak, short].some((said) => {
      const most = earned(question, said);
      return [`${said} ${padding}`, `${padding} ${said}`, `${said} ${said}`].some(
        (padded) => earned(question, padded) > most,
      );
    }),
  );
  expect(raised.map(nameOf)).toEqual([]);
});

test('names, case, apostrophes and spelling carry no weight', () => {
  const same = (question: AskedQuestion, one: string, other: string) =>
    foundChecks(judge(questionById(question.id), one)).join() ===
    foundChecks(judge(questionById(question.id), other)).join();
  const told = (who: string) =>
    `Last year our till stood still. Then I asked ${who} for the key and called ${who} again.`;
  for (const name of [
    'Maria',
    'Wei',
    'Mohammed',
    'Penny',
    'Drew',
    'April',
    'DeShawn',
    "O'Brien",
    'Krzysztof',
  ])
    expect(
      failing(allQuestions, (question) => same(question, told('Anna'), told(name)), named),
      name,
    ).toEqual([]);
  const changes: ((said: string) => string)[] = [
    (said) => said.toLowerCase(),
    (said) => said.replaceAll("'", '’'),
    (said) => said.replaceAll('ise', 'ize').replaceAll('our ', 'or '),
  ];
  for (const change of changes.slice(0, 2))
    expect(failing(golden, ({ question, strong }) => same(question, strong, change(strong)), nameOf)).toEqual(
      [],
    );
});

const spansOf = (checklist: Checklist | null) =>
  [...(checklist?.items ?? []), ...(checklist?.concepts ?? [])].flatMap(({ evidence }) => evidence);

test('no evidence that was not said: spans are exact substrings of any text', () => {
  const told = golden[0]?.strong ?? '';
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      told,
      ' 👩‍🔧 ',
      '自転車を直した。',
      'I’d fixed the brake by 5 %, ',
      'so that ',
      '\r\n- ',
      '$20',
      'İstanbul ',
    ),
  );
  const answers = fc.array(piece, { maxLength: 12 }).map((pieces) => `${told} ${pieces.join('')}`);
  fc.assert(
    fc.property(answers, fc.constantFrom(...allQuestions.slice(0, 5)), (answer, question) => {
      for (const { start, end, quote } of spansOf(judge(question, answer))) {
        expect(end).toBeGreaterThan(start);
        expect(answer.slice(start, end)).toBe(quote);
      }
    }),
  );
});
