import type { z } from 'zod';
import type { ResumeModel } from '../../../../openapi/gen/types.gen.ts';
import type { ChatClient } from '../../../platform/ai/chat.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jsonOf } from '../../../platform/json.ts';
import { jsonSchemaOf } from '../../../platform/json-schema.ts';
import { HttpProblem } from '../../../platform/problem.ts';

export interface ResumeModelDeps extends Pick<Deps, 'db' | 'now'> {
  /** The model that is set up now. */
  readonly settings: { readonly ai?: ChatClient | undefined };
}

/** The model that would be asked, and where it runs. */
export const modelOf = ({ settings: { ai } }: ResumeModelDeps): ResumeModel => ({
  model: ai ? { name: ai.model, host: ai.host } : null,
});

/** @throws HttpProblem 409 where none is set up */
export function requireModel({ settings: { ai } }: ResumeModelDeps): ChatClient {
  if (!ai) throw new HttpProblem(409, 'No language model is set up here.');
  return ai;
}

/** As long as somebody waits, in ms. */
const PATIENCE_MS = 30_000;

export const NO_ANSWER = 'The model gave no answer that can be used.';

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
