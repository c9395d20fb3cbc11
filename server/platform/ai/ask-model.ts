import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { jsonOf } from '../json.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import type { ChatClient } from './chat.ts';

/** What asks a model for somebody needs. */
export interface ModelDeps extends Pick<Deps, 'db' | 'now'> {
  /** The model that is set up now. */
  readonly settings: { readonly ai?: ChatClient | undefined };
}

/** As long as somebody waits, in ms. */
const PATIENCE_MS = 30_000;

interface Asked<Reply> {
  /** What the log calls it. */
  readonly task: string;
  readonly instructions: string;
  readonly data: object;
  readonly reply: z.ZodType<Reply>;
}

/** What the model replies; null where it gives no answer of that shape. */
export async function askModel<Reply>(ai: ChatClient, asked: Asked<Reply>): Promise<Reply | null> {
  const { task, instructions, data, reply } = asked;
  const read = (text: string) => reply.safeParse(jsonOf(text));
  const answer = await ai.complete({
    model: ai.model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: JSON.stringify(data) },
    ],
    schema: jsonSchemaOf(task, reply),
    timeoutMs: PATIENCE_MS,
    retries: 0,
    isUsable: (text) => read(text).success,
  });
  return ('text' in answer && read(answer.text).data) || null;
}
