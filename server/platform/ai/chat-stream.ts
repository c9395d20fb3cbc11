import { z } from 'zod';
import { jsonOf } from '../json.ts';
import type { ChatReply, StreamRequest } from './chat.ts';
import { LONGEST_REPLY_BYTES, readCompletion } from './completion.ts';
import { failed } from './endpoint-call.ts';

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** What one event adds to the text, or what is wrong with it. */
type Step = { readonly text: string; readonly isLast: boolean } | { readonly problem: string };

/** More than any reply is long. */
class TooLong extends Error {}

type Reader = (response: Response) => Promise<ChatReply>;

/** Reads a completion that comes as server-sent events; an endpoint that knows none may send it whole. */
export function readStream(onText: StreamRequest['onText']): Reader {
  return async (response) => {
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return read(response, onText);
    const reply = await readCompletion(response);
    if ('text' in reply) onText(reply.text);
    return reply;
  };
}

/** @throws what the connection throws when it breaks */
async function read(response: Response, onText: StreamRequest['onText']): Promise<ChatReply> {
  let text = '';
  let isWhole = false;
  try {
    for await (const line of linesOf(response)) {
      const step = stepOf(line);
      if (step && 'problem' in step) return failed('unusable', step.problem);
      isWhole ||= step?.isLast ?? false;
      if (!step?.text) continue;
      text += step.text;
      if (!onText(text)) return { text };
    }
  } catch (error) {
    if (error instanceof TooLong) return failed('unusable', 'Its stream was too long.');
    throw error;
  }
  return isWhole ? { text } : failed('unreachable', 'Its stream broke off.');
}

/** @throws TooLong, and what the connection throws when it breaks */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = '';
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > LONGEST_REPLY_BYTES) throw new TooLong();
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** Null for a line that says nothing: a comment, the name of an event, or none. */
function stepOf(line: string): Step | null {
  if (!line.startsWith('data:')) return null;
  const data = line.slice('data:'.length).trim();
  if (data === '[DONE]') return { text: '', isLast: true };
  const parsed = chunk.safeParse(jsonOf(data));
  if (!parsed.success) return { problem: 'Its stream was none of a completion.' };
  const [choice] = parsed.data.choices;
  if (choice?.finish_reason === 'length') return { problem: 'Its reply was cut off.' };
  return { text: choice?.delta?.content ?? '', isLast: Boolean(choice?.finish_reason) };
}
