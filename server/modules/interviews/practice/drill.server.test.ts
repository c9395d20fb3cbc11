import { beforeAll, expect, test } from 'vitest';
import type { PracticeSessionRequest, Session } from '../../../../openapi/gen/types.gen.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

const create = (change: Partial<PracticeSessionRequest>) =>
  candidate.create({ question_count: 1, ...change });

test('asks about the competency that was asked for', async () => {
  const { competencies } = roleFamilies.find(({ id }) => id === 'software') ?? { competencies: [] };
  for (const { id, name } of competencies) {
    const { status, body } = await create({ competency: id });
    expect(status).toBe(201);
    const started = (await candidate.act<Session>(body, 'start')).body;
    expect(started.current_turn?.competency).toEqual({ _id: id, name });
    await candidate.act(started, 'complete');
  }
});

test('asks another question than before while there is one, and then the one of the longest ago', async () => {
  candidate = await server.signIn();
  const { questions } = roleFamilies.find(({ id }) => id === 'software') ?? { questions: [] };
  const all = questions.filter(
    ({ competency, levels }) => competency === 'debugging' && levels.includes('junior'),
  );
  expect(all.length).toBeGreaterThan(1);
  const asked: (string | undefined)[] = [];
  while (asked.length < 2 * all.length) {
    server.advance(1);
    const started = await candidate.started({ question_count: 1, competency: 'debugging' });
    asked.push(started.current_turn?.prompt);
    await candidate.act(started, 'complete');
  }
  const firstRound = asked.slice(0, all.length);
  expect(new Set(firstRound)).toEqual(new Set(all.map(({ prompt }) => prompt)));
  expect(asked.slice(all.length)).toEqual(firstRound);
});

test.each<[string, Partial<PracticeSessionRequest>, string]>([
  ['one that is not of the role family', { competency: 'juggling' }, 'competency'],
  [
    'one in questions with a key',
    { competency: 'debugging', question_type: 'multiple_choice' },
    'competency',
  ],
  [
    'more questions than there are about it',
    { competency: 'debugging', question_count: 12 },
    'question_count',
  ],
])('refuses %s', async (_case, change, field) => {
  const { status, body } = await create(change);
  expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
});
