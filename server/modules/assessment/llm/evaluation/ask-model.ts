import type { ChatMessage } from '../../../../platform/ai/chat.ts';
import { EngineUnavailable } from '../../engine-unavailable.ts';
import type { Model } from '../model.ts';

const CALL_MS = 90_000;
const RETRIES = 2;
/** The first try and one repair. */
const TRIES = 2;

export interface Asked<T> {
  readonly messages: readonly ChatMessage[];
  readonly schema: { readonly name: string; readonly schema: object };
  /** What a reply says, or one sentence on what is wrong with it. */
  readonly read: (text: string) => { readonly value: T } | { readonly problem: string };
}

/**
 * Asks a model for a JSON object, and once more where its reply does not hold; null where it still does not.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function askModel<T>(
  { chat, name }: Model,
  { messages, schema, read }: Asked<T>,
): Promise<T | null> {
  const said = [...messages];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const reply = await chat.complete({
      model: name,
      messages: said,
      schema,
      timeoutMs: CALL_MS,
      retries: RETRIES,
      isUsable: (text) => 'value' in read(text),
    });
    if ('failure' in reply && reply.failure.kind !== 'unusable')
      throw new EngineUnavailable(`The AI did not judge: ${reply.failure.reason}`);
    const text = 'text' in reply ? reply.text : '';
    const result = read(text);
    if ('value' in result) return result.value;
    const repair = `${result.problem} Send the whole JSON object again.`;
    said.push({ role: 'assistant', content: text }, { role: 'user', content: repair });
  }
  return null;
}
