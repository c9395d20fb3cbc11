import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiEndpoint, type AiMode } from '../../../../tests/support/ai-endpoint.ts';
import type { ChatClient, ChatRequest } from '../../../platform/ai/chat.ts';
import { createChatClient } from '../../../platform/ai/chat-client.ts';
import { questionById } from '../judging-bank.fixture.ts';
import type { FollowUpRequest } from '../ports.ts';
import { sayMore } from '../rules/follow-up.ts';
import { isFairQuestion, nextFollowUp } from './follow-up.ts';
import type { Model } from './judge-once.ts';

const question = questionById('software-03');
const core = {
  turnId: 'core',
  prompt: question.prompt,
  answer: 'Our shop crashed for some customers last May, and after two days the crash was gone for good.',
};

let endpoint: AiEndpoint;
let model: Model;

beforeAll(async () => {
  endpoint = await AiEndpoint.start();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  endpoint.reset();
  const surroundings = { now: () => new Date(), log: { warn: () => {} } };
  model = { chat: createChatClient(endpoint.settings, surroundings), name: 'small-model' };
});

const next = (change: Partial<FollowUpRequest> = {}) =>
  nextFollowUp(model, { question, turns: [core], cap: 1, ...change });

it('asks what the model wrote', async () => {
  expect(await next()).toEqual({ prompt: 'What did you do yourself, and what came of it?', note: null });
  const [asked] = endpoint.requests;
  for (const anchor of Object.values(question.anchors)) expect(asked?.body).not.toContain(anchor);
});

it('asks nothing where the model finds nothing missing', async () => {
  endpoint.ask = null;
  expect(await next()).toEqual({ prompt: null, note: null });
});

it('asks no model where the cap is reached, or where the gate let nothing pass', async () => {
  const more = { turnId: 'more', prompt: 'And then?', answer: 'It was never seen again in that shop.' };
  expect(await next({ turns: [core, more] })).toEqual({ prompt: null, note: null });
  expect(await next({ cap: 0 })).toEqual({ prompt: null, note: null });
  expect(await next({ turns: [{ ...core, answer: 'fine' }] })).toEqual({ prompt: sayMore, note: null });
  expect(endpoint.requests).toEqual([]);
});

describe('goes on without one, and says so', () => {
  it.each<AiMode>([
    'broken JSON',
    'wrong schema',
    'obeys the candidate',
    'hints',
    'no completion',
    'busy',
    'fails',
    'refuses the key',
    'hangs up in the middle',
  ])('%s', async (mode) => {
    endpoint.mode = mode;
    expect(await next()).toEqual({ prompt: null, note: expect.stringMatching(/^The AI.* without one\.$/) });
    expect(endpoint.requests).toHaveLength(1);
  });

  it('after 8 seconds, in one attempt', async () => {
    const asked: ChatRequest[] = [];
    const complete: ChatClient['complete'] = async (request) => {
      asked.push(request);
      return { failure: { kind: 'slow', reason: 'It took longer than 8000 ms.' } };
    };
    const slow = { ...model, chat: { ...model.chat, complete } };
    expect((await nextFollowUp(slow, { question, turns: [core], cap: 1 })).note).toMatch(/without one/);
    expect(asked).toMatchObject([{ timeoutMs: 8000, retries: 0 }]);
  });

  it('at once where the endpoint is known to be down', async () => {
    endpoint.mode = 'fails';
    await next();
    await next();
    expect(endpoint.requests).toHaveLength(1);
  });
});

describe('isFairQuestion', () => {
  it.each(['What did you do yourself?', 'Thank you. How did the crash end, in numbers?'])('%s', (ask) =>
    expect(isFairQuestion(ask, question, [core])).toBe(true),
  );

  it.each([
    ['no question', 'Tell me more about it.'],
    ['two questions', 'What did you do? And what came of it?'],
    ['nothing', '?'],
    ['too long', `Why ${'so '.repeat(100)}?`],
    ['more than one line', 'What did you do\nand why?'],
    ['what no database stores', 'What did you\u0000 do?'],
    ['half a character', 'What did you \ud83d do?'],
    ['what was asked before', question.prompt],
    ['a method nobody spoke of', 'Did you reproduce the fault and read the stack trace?'],
    ['words of an anchor', `So it ${question.anchors[5].split(' ').slice(0, 8).join(' ')}?`],
    ['a link', 'Could you look at https://elsewhere.example for me?'],
    ['what was taken out', 'What did [name] do?'],
  ])('not %s', (_case, ask) => expect(isFairQuestion(ask, question, [core])).toBe(false));
});
