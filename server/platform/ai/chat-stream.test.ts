import { expect, test } from 'vitest';
import type { AiMode } from '../../../tests/support/ai-endpoint.ts';
import { serveAi } from '../../../tests/support/serve-ai.ts';
import { createChatClient } from './chat-client.ts';

const endpoint = serveAi();

const ask = 'What did you do yourself, in the three days that it took?';

function read(change: { timeoutMs?: number; until?: (soFar: string) => boolean } = {}) {
  const { timeoutMs = 5000, until = () => true } = change;
  const chat = createChatClient(endpoint.settings, { now: () => new Date(), log: { warn: () => {} } });
  const heard: string[] = [];
  const onText = (soFar: string) => {
    heard.push(soFar);
    return until(soFar);
  };
  const content = JSON.stringify({ question: 'How?', turns: [] });
  const messages = [
    { role: 'system' as const, content: 'Ask.' },
    { role: 'user' as const, content },
  ];
  const reply = chat.stream({ model: 'small-model', messages, timeoutMs, onText });
  return { reply, heard, chat };
}

test('tells the text while it comes, and all of it at the end', async () => {
  endpoint.ask = ask;
  const { reply, heard } = read();
  expect(await reply).toEqual({ text: ask });
  expect(heard.length).toBeGreaterThan(5);
  for (const [index, soFar] of heard.entries()) expect(soFar.startsWith(heard[index - 1] ?? '')).toBe(true);
  expect(JSON.parse(endpoint.requests[0]?.body ?? '')).toMatchObject({ stream: true, temperature: 0 });
  expect(endpoint.requests[0]?.body).not.toContain('response_format');
});

test('takes a reply in one piece from an endpoint that does not stream', async () => {
  endpoint.mode = 'does not stream';
  endpoint.ask = ask;
  const { reply, heard } = read();
  expect([await reply, heard]).toEqual([{ text: ask }, [ask]]);
});

test('reads no further than is wanted', async () => {
  endpoint.mode = 'writes a megabyte';
  const { reply, heard, chat } = read({ until: (soFar) => soFar.length < 50 });
  expect(await reply).toEqual({ text: heard.at(-1) });
  expect(heard.at(-1)?.length).toBeLessThan(1000);
  expect(chat.trouble()).toBeNull();
});

test.each<[AiMode, string, string | undefined]>([
  ['breaks off', 'unreachable', 'unreachable'],
  ['fails', 'unreachable', 'unreachable'],
  ['hangs up in the middle', 'unreachable', 'unreachable'],
  ['refuses the key', 'refused', 'refused'],
  ['busy', 'busy', undefined],
  ['cut off', 'unusable', undefined],
  ['no completion', 'unusable', undefined],
  ['never ends', 'unusable', undefined],
  ['streams nonsense', 'unusable', undefined],
  ['writes a megabyte', 'unusable', undefined],
])('an endpoint that %s is %s, asked once', async (mode, kind, trouble) => {
  endpoint.mode = mode;
  const { reply, chat } = read();
  expect(await reply).toEqual({ failure: { kind, reason: expect.stringMatching(/\.$/) } });
  expect(endpoint.requests).toHaveLength(1);
  expect(chat.trouble()?.kind).toBe(trouble);
});

test('one that hangs in the middle is slow: all of it has to come in time', async () => {
  endpoint.mode = 'hangs in the middle';
  const { reply } = read({ timeoutMs: 500 });
  expect(await reply).toMatchObject({ failure: { kind: 'slow' } });
});
