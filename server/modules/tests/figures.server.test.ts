// @module-tag both
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Test, TestItem } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { choiceItem, publishedTest } from '../../../tests/support/company-tests.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { newId } from '../../platform/database/identifier.ts';
import { interviewSessions, reports, turns, users } from '../../platform/database/schema/index.ts';
import { questionIdOf } from './item-question.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const items: TestItem[] = ['First?', 'Second?', 'Third?'].map((prompt, index) => ({
  ...choiceItem,
  _id: `item-${index}`,
  prompt,
}));

/**
 * Of 20 candidates the first ten have the first item right; 8 of them the second one too, and 2 of the others. So the
 * correlation is (8·8 − 2·2) / (10·10) = 0.6. Everybody has half of the third, which therefore has none.
 */
const sharesOf = (candidate: number) => [
  candidate <= 10 ? 1 : 0,
  candidate <= 8 || (candidate > 10 && candidate <= 12) ? 1 : 0,
  0.5,
];

test('difficulty, discrimination and time are those worked out by hand, from 20 answers on', async () => {
  const recruiter = await createAccount(server, 'recruiter');
  const { workspace_id } = await openHiring(server, recruiter);
  const { _id: test_id } = await publishedTest(server, recruiter, { title: 'Known', items });
  const questions = items.map(({ _id: item_id }) => ({
    competency_id: 'handover',
    test: { test_id, version: 1, item_id },
  }));
  const { _id: interviewId } = await freezeInterview(server, recruiter, workspace_id, { questions });
  const figures = async () =>
    (await callAs(server, recruiter)<Test>('GET', `/tests/${test_id}`)).body.figures;

  for (let candidate = 1; candidate < 20; candidate += 1) await attempt(interviewId, test_id, candidate);
  const none = { answers: 19, needed: 20, difficulty: null, discrimination: null, median_seconds: null };
  expect(await figures()).toEqual(items.map(({ _id: item_id }) => ({ item_id, ...none })));

  await attempt(interviewId, test_id, 20);
  const [first, second, third] = await figures();
  expect(first).toMatchObject({ answers: 20, difficulty: 0.5, median_seconds: 10.5 });
  expect(first?.discrimination).toBeCloseTo(0.6, 10);
  expect(second?.discrimination).toBeCloseTo(0.6, 10);
  expect(third).toMatchObject({ difficulty: 0.5, discrimination: null });
});

/** An attempt that took as many seconds for each item as its candidate's number, as it stands in the database. */
async function attempt(interviewId: string, testId: string, candidate: number): Promise<void> {
  const at = new Date();
  const [userId, sessionId] = [newId(), newId()];
  const shares = sharesOf(candidate);
  await server.db.insert(users).values({
    id: userId,
    email: `${userId}@known.example`.toLowerCase(),
    fullName: 'Known',
    role: 'candidate',
    createdAt: at,
    updatedAt: at,
  });
  const session = { id: sessionId, interviewId, candidateId: userId, limitSeconds: 600 };
  await server.db
    .insert(interviewSessions)
    .values({ ...session, status: 'reported', createdAt: at, updatedAt: at });
  await server.db.insert(turns).values(
    items.map((item, index) => ({
      id: newId(),
      sessionId,
      position: index + 1,
      questionNumber: index + 1,
      kind: 'core' as const,
      questionId: questionIdOf(testId, item),
      prompt: item.prompt,
      outcome: 'answered' as const,
      askedAt: at,
      activeSecondsAtAsk: index * candidate,
      activeSecondsAtClose: (index + 1) * candidate,
    })),
  );
  const body = { questions: shares.map((points, index) => ({ number: index + 1, exact: { points } })) };
  const said = { mode: 'ai', roleFamilyId: 'own-role', roleFamilyName: '', level: 'mid' } as const;
  await server.db.insert(reports).values({
    id: newId(),
    sessionId,
    candidateId: userId,
    version: 1,
    createdAt: at,
    ...said,
    questionType: 'mixed',
    engine: {} as never,
    coverage: {} as never,
    body: body as never,
  });
}

test('an item is the same as long as nothing that is scored changes', () => {
  const [item] = items;
  if (!item) throw new Error('There is no item.');
  const id = questionIdOf('t', item);
  expect(questionIdOf('t', { ...item, _id: 'x', points: 9, minutes: 1, explanation: '' })).toBe(id);
  expect(questionIdOf('other', item)).not.toBe(id);
  expect(questionIdOf('t', { ...item, prompt: 'Other?' })).not.toBe(id);
  const options = [{ text: 'A', right: true }];
  expect(questionIdOf('t', { ...item, choice: { options } })).not.toBe(id);
  const reordered = JSON.parse('{"choice":{"options":[{"right":true,"text":"A"}]}}');
  expect(questionIdOf('t', { ...item, ...reordered })).toBe(
    questionIdOf('t', { ...item, choice: { options } }),
  );
});
