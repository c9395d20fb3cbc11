import { z } from 'zod';
import { jsonOf } from '../json.ts';
import type { ChatReply } from './chat.ts';
import { bytesOf, failed } from './endpoint-call.ts';

/** A reply is a few hundred words; what is longer is none. */
export const LONGEST_REPLY_BYTES = 256 * 1024;

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
});

/** Reads a completion that comes in one piece. */
export async function readCompletion(response: Response): Promise<ChatReply> {
  const text = (await bytesOf(response, LONGEST_REPLY_BYTES)).toString();
  const [choice] = completion.safeParse(jsonOf(text)).data?.choices ?? [];
  if (!choice) return failed('unusable', 'Its reply was no completion.');
  if (choice.finish_reason === 'length') return failed('unusable', 'Its reply was cut off.');
  return { text: choice.message.content };
}
