import { expect, test } from 'vitest';
import type { BankQuestion, RubricCompetency } from '../../../openapi/gen/types.gen.ts';
import {
  type Chosen,
  emptyDesign,
  fromBank,
  fromTest,
  inOrder,
  isPhone,
  moved,
  nextGap,
  requestOf,
  suggested,
} from './design.ts';

const competency = (_id: string): RubricCompetency => ({
  _id,
  name: _id,
  description: '',
  weight_percent: 50,
  indicators: [],
  must_not_infer: [],
  anchors: { '1': 'a', '3': 'b', '5': 'c' },
});
const rubric = [competency('care'), competency('handover')];
const question = (_id: string, of: string): BankQuestion => ({
  _id,
  prompt: _id,
  type: 'behavioural',
  levels: ['mid'],
  role_family: { _id: 'f', name: 'F' },
  competency: { _id: of, name: of },
  suggested_seconds: 150,
  in_rubric: true,
});
const chosen: readonly Chosen[] = [
  fromBank(question('h1', 'handover'), 'handover'),
  fromBank(question('c1', 'care'), 'care'),
  fromBank(question('c2', 'care'), 'care'),
];
const keys = (list: readonly Chosen[]) => list.map(({ key }) => key);

test('questions are asked by competency, and moved within it alone', () => {
  expect(keys(inOrder(chosen, rubric))).toEqual(['c1', 'c2', 'h1']);
  expect(keys(inOrder(moved(chosen, 'c1', 1), rubric))).toEqual(['c2', 'c1', 'h1']);
  expect(moved(chosen, 'h1', -1)).toEqual(chosen);
});

test('the next gap is what nothing is asked about', () => {
  expect(nextGap([], rubric)).toBe('care');
  expect(nextGap(chosen.slice(1), rubric)).toBe('handover');
});

test('what is suggested asks about each competency before one a second time', () => {
  const bank = [
    question('c1', 'care'),
    question('c2', 'care'),
    question('h1', 'handover'),
    question('x', 'other'),
  ];
  expect(keys(suggested(bank, rubric))).toEqual(['c1', 'h1', 'c2']);
  expect(keys(suggested(bank, rubric, 2))).toEqual(['c1', 'h1']);
});

test('the request has the order of the screen, and minutes are rounded up', () => {
  const design = emptyDesign('Nurse', { notes_signals: false, camera: 'optional' });
  const body = requestOf({ ...design, chosen }, rubric, new Date(0));
  expect(body.integrity).toMatchObject({ signals: [], camera: 'optional' });
  expect(body.questions.map(({ bank_question_id: id }) => id)).toEqual(['c1', 'c2', 'h1']);
  expect(body.closes_at).toBe('1970-01-15T00:00:00.000Z');
  expect(chosen[0]?.minutes).toBe(3);
});

test('a live interview says where to call, and only what can be called', () => {
  const design = emptyDesign('Nurse', { notes_signals: false, camera: 'optional' });
  const settings = { ...design.settings, live: 'text', phone: ' +1 (555) 010-0199,,7# ' } as const;
  expect(requestOf({ chosen, settings }, rubric, new Date(0)).live).toEqual({
    editor_language: 'text',
    phone: '+1 (555) 010-0199,,7#',
  });
  expect(requestOf({ chosen, settings: { ...settings, phone: ' ' } }, rubric, new Date(0)).live).toEqual({
    editor_language: 'text',
  });
  expect(['', '+44 20 7946 0000', 'call me', '12', undefined].map(isPhone)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('the items of a test are asked about the competency of their name, else about the open one', () => {
  const item = { kind: 'choice', prompt: 'Q?', points: 1, minutes: 2, explanation: '' } as const;
  const found = {
    test_id: 't',
    version: 3,
    title: '',
    published_at: '',
    published_by: null,
    figures: [],
    items: [
      { ...item, _id: 'a', competency: ' Handover' },
      { ...item, _id: 'b', competency: 'Other', kind: 'code' as const },
    ],
  };
  const added = fromTest(found, rubric, 'care');
  expect(added.map(({ competencyId, type }) => [competencyId, type])).toEqual([
    ['handover', 'multiple_choice'],
    ['care', 'coding'],
  ]);
  const body = requestOf(
    { ...emptyDesign('Nurse', { notes_signals: true, camera: 'none' }), chosen: added },
    rubric,
    new Date(0),
  );
  expect(body.questions[0]).toEqual({
    competency_id: 'care',
    test: { test_id: 't', version: 3, item_id: 'b' },
  });
});
