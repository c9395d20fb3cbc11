import { z } from 'zod';
import { jsonOf } from '../json.ts';
import type { ChatReply, Tokens } from './chat.ts';
import { bytesOf, failed } from './endpoint-call.ts';

/** A reply is a few hundred words; what is longer is none. */
export const LONGEST_REPLY_BYTES = 256 * 1024;

const count = z.int().min(0).max(2_000_000_000).nullish().catch(null);

const usage = z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null);

const completion = z.object({
  usage,
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
});

/** Reads a completion that comes in one piece. */
export async function readCompletion(response: Response): Promise<ChatReply> {
  const text = (await bytesOf(response, LONGEST_REPLY_BYTES)).toString();
  const { choices: [choice] = [], usage: used } = completion.safeParse(jsonOf(text)).data ?? {};
  if (!choice) return failed('unusable', 'Its reply was no completion.');
  if (choice.finish_reason === 'length') return failed('unusable', 'Its reply was cut off.');
  return { text: choice.message.content, ...(used && { tokens: tokensOf(used) }) };
}

const tokensOf = ({ prompt_tokens, completion_tokens }: NonNullable<z.infer<typeof usage>>): Tokens => ({
  prompt: prompt_tokens ?? null,
  completion: completion_tokens ?? null,
});
