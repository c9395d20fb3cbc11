import { beforeEach, describe, expect, it } from 'vitest';
import type { AiMode } from '../../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../../tests/support/serve-ai.ts';
import { createChatClient } from '../../../platform/ai/chat-client.ts';
import { questionById } from '../judging-bank.fixture.ts';
import type { FollowUpRequest } from '../ports.ts';
import { sayMore } from '../rules/say-more.ts';
import { followUpAtOnce, writeFollowUp } from './follow-up.ts';
import type { Model } from './judge-once.ts';

const question = questionById('software-03');
const core = {
  turnId: 'core',
  prompt: question.prompt,
  answer: 'Our shop crashed for some customers last May, and after two days the crash was gone for good.',
};

const withoutOne = expect.stringMatching(/^The AI.* without one\.$/);

const endpoint = serveAi();
let model: Model;

beforeEach(() => {
  words.length = 0;
  const surroundings = { now: () => new Date(), log: { warn: () => {} } };
  model = { chat: createChatClient(endpoint.settings, surroundings), name: 'small-model' };
});

const asks = (change: Partial<FollowUpRequest> = {}) => ({ question, turns: [core], cap: 1, ...change });

const words: string[] = [];
const written = () =>
  writeFollowUp(model, asks(), { timeoutMs: 8000, onWords: (more) => void words.push(more) });

describe('at once', () => {
  it('leaves it to the model where that may help', () => {
    expect(followUpAtOnce(model, asks())).toBe('write');
  });

  it('asks no model where the cap is reached, or where the gate let nothing pass', () => {
    const more = { turnId: 'more', prompt: 'And then?', answer: 'It was never seen again in that shop.' };
    const nothing = { prompt: null, note: null };
    expect(followUpAtOnce(model, asks({ turns: [core, more] }))).toEqual(nothing);
    expect(followUpAtOnce(model, asks({ cap: 0 }))).toEqual(nothing);
    const fine = asks({ turns: [{ ...core, answer: 'fine' }] });
    expect(followUpAtOnce(model, fine)).toEqual({ prompt: sayMore, note: null });
  });

  it('goes on without where the endpoint is known to be down, and says so', async () => {
    endpoint.mode = 'fails';
    await written();
    expect(followUpAtOnce(model, asks())).toEqual({ prompt: null, note: withoutOne });
  });
});

describe('written by the model', () => {
  it('is asked as the model wrote it, and shown before', async () => {
    expect(await written()).toEqual({ prompt: endpoint.ask, note: null });
    expect(words.join('')).toBe('What did you ');
    const [asked] = endpoint.requests;
    for (const anchor of Object.values(question.anchors)) expect(asked?.body).not.toContain(anchor);
  });

  it('is none where the model finds nothing missing', async () => {
    endpoint.ask = null;
    expect(await written()).toEqual({ prompt: null, note: null });
    expect(words).toEqual([]);
  });

  it.each<AiMode>([
    'hints',
    'no completion',
    'cut off',
    'busy',
    'fails',
    'refuses the key',
    'streams nonsense',
    'writes a megabyte',
  ])('is not asked by an endpoint that %s, and nothing of it is shown', async (mode) => {
    endpoint.mode = mode;
    expect(await written()).toEqual({ prompt: null, note: withoutOne });
    expect(words.join('')).toMatch(/^(?:What did you )?$/);
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each<AiMode>(['breaks off', 'hints at last', 'cut off'])(
    'is withdrawn from an endpoint that %s',
    async (mode) => {
      endpoint.mode = mode;
      endpoint.ask =
        'Thank you for telling me about all of this and about your part in it. What did you do yourself?';
      expect(await written()).toEqual({ prompt: null, note: withoutOne });
      expect(words.join('')).toMatch(/^Thank you /);
      expect(words.join('')).not.toMatch(/stack|trace/);
    },
  );

  it('has no longer than it is given, in one attempt', async () => {
    endpoint.mode = 'hangs in the middle';
    const late = await writeFollowUp(model, asks(), { timeoutMs: 300, onWords: () => {} });
    expect(late).toEqual({ prompt: null, note: withoutOne });
    expect(endpoint.requests).toHaveLength(1);
  });
});
