import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, currentTurn, servePractice } from '../practice-server.fixture.ts';

const most = 12_000;
const tooLong = {
  status: 422,
  body: { errors: [{ field: 'text', message: 'Use at most 12000 characters of code.' }] },
};

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

/** As a writer of JSON has it that escapes whatever is not ASCII. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const answer = (source: string) => escaped({ language: 'javascript', source });
const draft = (source: string) =>
  escaped({ language: 'python', sources: { javascript: source, python: source } });

describe.each(['x', '\n', '"', '\0', '😀'])('code of the character %j', (character) => {
  test('is kept and taken up to the bound, in whatever way it is escaped', async () => {
    const session = await candidate.started({ question_type: 'coding', level: 'mid', question_count: 1 });
    const named = `let ${currentTurn(session).code?.function_name};//`;
    const source = `${named}${character.repeat(most - 1 - named.length)}.`;
    const { status, body } = await candidate.draft(session, draft(source), 1);
    expect(status).toBe(200);
    expect(JSON.parse(body.text).sources).toEqual({ javascript: source, python: source });
    expect(await candidate.answer(session, answer(source))).toMatchObject({
      status: 200,
      body: { turns: [{ outcome: 'answered' }] },
    });
  });

  test('is refused beyond it, with the bound, and nothing is lost', async () => {
    const session = await candidate.started({ question_type: 'coding', level: 'mid', question_count: 1 });
    await candidate.draft(session, draft('// half'), 1);
    const source = character.repeat(most + 1);
    expect(await candidate.draft(session, draft(source), 2)).toMatchObject(tooLong);
    expect(await candidate.answer(session, answer(source))).toMatchObject(tooLong);
    expect(await candidate.draft(session, source, 2)).toMatchObject(tooLong);
    const { body } = await candidate.read(session);
    expect(currentTurn(body)).toMatchObject({
      outcome: null,
      draft: { text: draft('// half'), revision: 1 },
    });
  });
});

test('words have a bound of their own', async () => {
  const session = await candidate.started({ question_type: 'behavioural', question_count: 1 });
  const words = 'a\n'.repeat(10_000);
  expect((await candidate.draft(session, words, 1)).status).toBe(200);
  const refusal = {
    status: 422,
    body: { errors: [{ field: 'text', message: 'Use at most 20000 characters.' }] },
  };
  expect(await candidate.draft(session, `${words}.`, 2)).toMatchObject(refusal);
  expect(await candidate.answer(session, `${words}.`)).toMatchObject(refusal);
});
