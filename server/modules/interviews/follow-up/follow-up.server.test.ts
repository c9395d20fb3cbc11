import { beforeEach, describe, expect, test } from 'vitest';
import type { FollowUpEvent, Session } from '../../../../openapi/gen/types.gen.ts';
import type { AiMode } from '../../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { type Client, currentTurn, servePractice, juniorStory as text } from '../practice-server.fixture.ts';

const withoutOne = expect.stringMatching(/^No follow-up here: the AI /);

const endpoint = serveAi();
const server = servePractice(endpoint);
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** A session whose first answer is submitted, with the turn that was answered. */
async function answered() {
  const session = await candidate.started({ question_type: 'behavioural' });
  const turn = currentTurn(session);
  const { status, body } = await candidate.submit(session, text, turn);
  return { status, session: body, turn };
}

const wordsOf = (events: readonly FollowUpEvent[]) =>
  events.map((event) => (event.kind === 'words' ? event.text : '')).join('');

function settledBy(events: readonly FollowUpEvent[]): Session {
  const last = events.at(-1);
  if (last?.kind !== 'settled') throw new Error('The last event is no session.');
  return last.session;
}

const written = () => endpoint.requests.filter(({ schema }) => schema === 'stream').length;

test('an answer is acknowledged before a model is asked, and nothing is open meanwhile', async () => {
  const { status, session, turn } = await answered();
  expect([status, written()]).toEqual([200, 0]);
  expect(session).toMatchObject({
    status: 'in_progress',
    current_turn: null,
    turns: [{ outcome: 'answered', answer: text, follow_up_note: null }],
    pending_follow_up: {
      turn_id: turn._id,
      until: new Date(server.now().getTime() + 8000).toISOString(),
    },
  });
});

test('the words come first, then the session with the question they make', async () => {
  endpoint.ask = 'And what exactly did you do yourself, in all of that time?';
  const { session, turn } = await answered();
  const events = await candidate.followUp(session, turn);
  expect(wordsOf(events)).toBe('And what exactly did you ');
  expect(settledBy(events)).toMatchObject({
    pending_follow_up: null,
    current_turn: { kind: 'follow_up', prompt: endpoint.ask, question_number: 1 },
  });
  expect(settledBy(events)).toEqual((await candidate.read(session)).body);
});

test('where nothing is being written there is the session alone', async () => {
  const session = await candidate.started();
  const events = await candidate.followUp(session, currentTurn(session));
  expect(events).toEqual([{ kind: 'settled', session }]);
});

describe('whatever the endpoint does, the interview goes on and the person is told', () => {
  test.each<AiMode>([
    'fails',
    'busy',
    'no completion',
    'hangs up in the middle',
    'streams nonsense',
    'writes a megabyte',
  ])('%s', async (mode) => {
    endpoint.mode = mode;
    const { session, turn } = await answered();
    const events = await candidate.followUp(session, turn);
    expect(events).toHaveLength(1);
    expect(settledBy(events)).toMatchObject({
      current_turn: { kind: 'core', question_number: 2 },
      turns: [{ outcome: 'answered', answer: text, follow_up_note: withoutOne }, { outcome: null }],
    });
  });

  test.each<AiMode>(['breaks off', 'hints at last', 'obeys the candidate'])(
    '%s: what was shown is withdrawn',
    async (mode) => {
      endpoint.mode = mode;
      endpoint.ask =
        'Thank you for telling me about all of this and about your part in it. What did you do yourself?';
      const { session, turn } = await answered();
      const events = await candidate.followUp(session, turn);
      expect(wordsOf(events)).not.toMatch(/^$|stack|trace|https/);
      expect(events.at(-2)).toEqual({ kind: 'withdrawn' });
      expect(settledBy(events)).toMatchObject({
        current_turn: { kind: 'core', question_number: 2 },
        turns: [{ follow_up_note: withoutOne }, {}],
      });
    },
  );

  test('what was shown is withdrawn before the words of another one', async () => {
    endpoint.nextModes.push('hints at last');
    const { session, turn } = await answered();
    const events = await candidate.followUp(session, turn);
    const withdrawn = events.findIndex(({ kind }) => kind === 'withdrawn');
    expect(wordsOf(events.slice(0, withdrawn))).toMatch(/^Thank you /);
    expect(endpoint.ask).toContain(wordsOf(events.slice(withdrawn)));
    expect(events.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
    expect(settledBy(events)).toMatchObject({
      current_turn: { kind: 'follow_up', prompt: endpoint.ask },
      turns: [{ follow_up_note: null }, {}],
    });
  });

  test('away a moment ago: it is asked as for everybody else', async () => {
    const session = await candidate.started({ question_type: 'behavioural' });
    endpoint.mode = 'fails';
    await server.ai?.probe();
    endpoint.mode = 'correct';
    const { body } = await candidate.answer(session, text);
    expect(body).toMatchObject({
      current_turn: { kind: 'follow_up', prompt: endpoint.ask },
      turns: [{ follow_up_note: null }, {}],
    });
  });
});

describe('nobody is ever stuck', () => {
  test('without a stream whoever reads after its time finds the next question', async () => {
    const { session } = await answered();
    server.advance(7);
    expect((await candidate.read(session)).body.current_turn).toBeNull();
    server.advance(1);
    const { body } = await candidate.read(session);
    expect(body).toMatchObject({
      pending_follow_up: null,
      current_turn: { kind: 'core', question_number: 2 },
      turns: [{ follow_up_note: withoutOne }, {}],
      clock: { elapsed_seconds: 0 },
    });
    expect(written()).toBe(0);
  });

  test('nor where the writer hangs: what it brings later is not asked', async () => {
    endpoint.mode = 'pauses';
    const { session, turn } = await answered();
    const stream = candidate.followUp(session, turn);
    await expect.poll(written).toBe(1);
    server.advance(8);
    const { body } = await candidate.read(session);
    expect(body.current_turn).toMatchObject({ kind: 'core', question_number: 2 });
    endpoint.hangUp();
    expect(settledBy(await stream)).toEqual(body);
    expect((await candidate.answer(body, text)).status).toBe(200);
  });

  test('nor where every action comes meanwhile', async () => {
    const { session, turn } = await answered();
    expect((await candidate.submit(session, text, turn)).body).toEqual(session);
    expect((await candidate.submit(session, `${text} Or not.`, turn)).status).toBe(409);
    expect((await candidate.skip(session, turn)).status).toBe(409);
    expect((await candidate.draft(session, 'late', 9, turn)).status).toBe(409);
    expect((await candidate.act(session, 'heartbeat')).status).toBe(200);
    expect((await candidate.act(session, 'pause')).body.status).toBe('paused');
    expect((await candidate.act(session, 'resume')).body.pending_follow_up).not.toBeNull();
    const { body } = await candidate.act(session, 'complete');
    expect(body).toMatchObject({ status: 'evaluating', pending_follow_up: null });
    expect(settledBy(await candidate.followUp(session, turn)).status).toBe('evaluating');
    expect(written()).toBe(0);
  });
});

test('many readers and many answers at once: it is written once and asked once', async () => {
  const session = await candidate.started({ question_type: 'behavioural' });
  const turn = currentTurn(session);
  const answers = await Promise.all(Array.from({ length: 8 }, () => candidate.submit(session, text, turn)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const streams = await Promise.all(Array.from({ length: 6 }, () => candidate.followUp(session, turn)));
  expect(written()).toBe(1);
  expect(streams.filter((events) => wordsOf(events) !== '')).toHaveLength(1);
  for (const events of streams)
    expect(settledBy(events).turns.map(({ kind }) => kind)).toEqual(['core', 'follow_up']);
});

test('read where it was answered and where it was taken over, it is written once and asked once', async () => {
  const [laptop, phone] = [candidate.from('the-laptop'), candidate.from('the-phone')];
  const session = await candidate.started({ question_type: 'behavioural' });
  const turn = currentTurn(session);
  await laptop.claim(session, 'open');
  await laptop.submit(session, text, turn);
  const first = laptop.followUp(session, turn);
  await phone.claim(session, 'take_over');
  const streams = await Promise.all([first, phone.followUp(session, turn)]);
  streams.push(await laptop.followUp(session, turn));
  expect(written()).toBe(1);
  for (const events of streams)
    expect(settledBy(events).turns.map(({ kind }) => kind)).toEqual(['core', 'follow_up']);
  const next = (await phone.read(session)).body;
  expect(await laptop.submit(next, text)).toMatchObject({ status: 409, body: { code: 'open_elsewhere' } });
  expect((await phone.submit(next, text)).status).toBe(200);
});

test('a reader who leaves stops nothing', async () => {
  endpoint.mode = 'pauses';
  const { session, turn } = await answered();
  const leaving = new AbortController();
  const response = await candidate.openFollowUp(session, turn, leaving.signal);
  await response.body?.getReader().read();
  leaving.abort();
  endpoint.goOn();
  await expect
    .poll(async () => (await candidate.read(session)).body.current_turn)
    .toMatchObject({ kind: 'follow_up', prompt: endpoint.ask });
});

test('the time it takes is not counted', async () => {
  endpoint.mode = 'pauses';
  const session = await candidate.started({ question_type: 'behavioural' });
  server.advance(20);
  const turn = currentTurn(session);
  const { body } = await candidate.submit(session, text, turn);
  const stream = candidate.followUp(body, turn);
  await expect.poll(written).toBe(1);
  server.advance(5);
  expect((await candidate.act<{ elapsed_seconds: number }>(body, 'heartbeat')).body.elapsed_seconds).toBe(20);
  endpoint.goOn();
  expect(settledBy(await stream).clock.elapsed_seconds).toBe(20);
  server.advance(2);
  expect((await candidate.read(session)).body.clock.elapsed_seconds).toBe(22);
});

test('is for the owner of the session alone', async () => {
  const { session, turn } = await answered();
  const other = await server.signIn();
  const refused = await other.ask(
    'GET',
    `/api/v1/interviews/session/${session._id}/turns/${turn._id}/follow-up`,
  );
  expect(refused.status).toBe(404);
  const missing = { ...turn, _id: 'unknown' };
  await expect(candidate.followUp(session, missing)).rejects.toThrow();
  expect(written()).toBe(0);
});
