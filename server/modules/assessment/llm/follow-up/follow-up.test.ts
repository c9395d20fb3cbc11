import { beforeEach, describe, expect, it } from 'vitest';
import type { AiMode } from '../../../../../tests/support/ai-endpoint.ts';
import { questionById } from '../../../../../tests/support/judging-bank.ts';
import { serveAi } from '../../../../../tests/support/serve-ai.ts';
import type { AiTrouble, ChatClient, ChatReply } from '../../../../platform/ai/chat.ts';
import { createChatClient } from '../../../../platform/ai/chat-client.ts';
import type { FollowUpRequest } from '../../ports.ts';
import type { Model } from '../model.ts';
import { followUpAtOnce, writeFollowUp } from './follow-up.ts';

const question = questionById('software-03');
const core = {
  turnId: 'core',
  prompt: question.prompt,
  answer: 'Our shop crashed for some customers last May, and after two days the crash was gone for good.',
};

const withoutOne = expect.stringMatching(/^No follow-up here: the AI /);

const endpoint = serveAi();
let model: Model;

beforeEach(() => {
  words.length = 0;
  const surroundings = { now: () => new Date(), log: { warn: () => {} } };
  model = { chat: createChatClient(endpoint.settings, surroundings), name: 'small-model' };
});

const asks = (change: Partial<FollowUpRequest> = {}) => ({ question, turns: [core], cap: 1, ...change });

const words: string[] = [];
const written = (timeoutMs = 60_000) =>
  writeFollowUp(model, asks(), {
    timeoutMs,
    onWords: (more) => void words.push(more),
    onWithdrawn: () => void words.push('(withdrawn)'),
  });

describe('at once', () => {
  it('leaves it to the model where that may help', () => {
    expect(followUpAtOnce(asks())).toBe('write');
  });

  it('asks no model where the cap is reached, or where the gate let nothing pass', () => {
    const more = { turnId: 'more', prompt: 'And then?', answer: 'It was never seen again in that shop.' };
    const nothing = { prompt: null, note: null };
    expect(followUpAtOnce(asks({ turns: [core, more] }))).toEqual(nothing);
    expect(followUpAtOnce(asks({ cap: 0 }))).toEqual(nothing);
    const fine = asks({ turns: [{ ...core, answer: 'fine' }] });
    expect(followUpAtOnce(fine)).toMatchObject({ kind: 'clarification', note: null });
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

  it.each<[AiMode, RegExp]>([
    ['no completion', /the AI sent something that is none/],
    ['cut off', /the AI sent something that is none/],
    ['busy', /too busy/],
    ['fails', /could not be reached/],
    ['refuses the key', /refused this server/],
    ['streams nonsense', /the AI sent something that is none/],
  ])('is not asked by an endpoint that %s, and nothing of it is shown', async (mode, reason) => {
    endpoint.mode = mode;
    expect(await written()).toEqual({ prompt: null, note: expect.stringMatching(reason) });
    expect(words.join('')).toMatch(/^(?:What did you )?$/);
    expect(endpoint.requests).toHaveLength(1);
  });

  it.each<AiMode>(['breaks off', 'hints at last', 'cut off'])(
    'goes no further than is fair from an endpoint that %s',
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
    expect(await written(300)).toEqual({ prompt: null, note: expect.stringMatching(/none in time/) });
    expect(endpoint.requests.length).toBeLessThan(2);
  });
});

describe('where it may not be asked', () => {
  const toldLast = () => endpoint.requests.at(-1)?.messages.slice(2);

  it('another one is asked for', async () => {
    endpoint.nextModes.push('hints');
    expect(await written()).toEqual({ prompt: endpoint.ask, note: null });
    expect(endpoint.requests).toHaveLength(2);
    expect(toldLast()).toEqual([
      { role: 'assistant', content: 'Did' },
      { role: 'user', content: expect.stringMatching(/one open question.* or reply NONE\.$/) },
    ]);
  });

  it('the words that are in the way are told, and it is not asked for a third time', async () => {
    endpoint.ask = 'How did you profile it after the release?';
    expect(await written()).toEqual({
      prompt: null,
      note: expect.stringMatching(/none that fits, which says nothing about the answer/),
    });
    expect(endpoint.requests).toHaveLength(2);
    expect(toldLast()).toEqual([
      { role: 'assistant', content: 'How did you profile' },
      { role: 'user', content: expect.stringMatching(/^These words are .*: profile\. Ask in another way/) },
    ]);
  });

  it('what was shown of it is withdrawn before another one comes', async () => {
    endpoint.nextModes.push('hints at last');
    expect(await written()).toEqual({ prompt: endpoint.ask, note: null });
    expect(words.join('')).toMatch(/^Thank you .*\(withdrawn\)What did you $/);
  });

  it('is none where the model then finds nothing to ask', async () => {
    endpoint.nextModes.push('hints');
    endpoint.ask = null;
    expect(await written()).toEqual({ prompt: null, note: null });
  });

  it('no second one is asked for in less than a second', async () => {
    const patience = modelThatReplies({ text: 'Did you read the logs?' });
    expect(await written(999)).toEqual({ prompt: null, note: withoutOne });
    expect(patience).toEqual([999]);
  });

  it('little is repeated of what is far too long', async () => {
    endpoint.mode = 'writes a megabyte';
    expect(await written()).toEqual({ prompt: null, note: withoutOne });
    expect(toldLast()?.[0]?.content.length).toBeLessThan(500);
  });
});

it('an endpoint that failed before is asked all the same', async () => {
  endpoint.mode = 'fails';
  await model.chat.probe();
  expect(model.chat.trouble()).not.toBeNull();
  endpoint.mode = 'correct';
  expect(followUpAtOnce(asks())).toBe('write');
  expect(await written()).toEqual({ prompt: endpoint.ask, note: null });
  expect(model.chat.trouble()).toBeNull();
});

it('an endpoint that failed before is waited for half as long, in case it still does', async () => {
  const slow = { failure: { kind: 'slow', reason: 'It took too long.' } } as const;
  const patience = modelThatReplies(slow);
  await written(8000);
  expect(patience).toEqual([8000]);
  const afterTrouble = modelThatReplies(slow, { kind: 'unreachable', since: new Date() });
  await written(8000);
  expect(afterTrouble).toEqual([4000]);
});

/** Puts a model in the place of the endpoint, and answers how long each of its replies is waited for. */
function modelThatReplies(reply: ChatReply, trouble: AiTrouble | null = null): readonly number[] {
  const patience: number[] = [];
  const stream: ChatClient['stream'] = async ({ timeoutMs }) => {
    patience.push(timeoutMs);
    return reply;
  };
  model = { ...model, chat: { ...model.chat, stream, trouble: () => trouble } };
  return patience;
}
