import type { ServerResponse } from 'node:http';

/** How the endpoint streams, beside all that is wrong with a reply in one piece. */
export type StreamMode =
  /** Writes all but its last words, and these when `goOn` is called. */
  | 'pauses'
  | 'breaks off'
  /** Writes half and never ends. */
  | 'hangs in the middle'
  /** Begins fairly and ends with a method and a link. */
  | 'hints at last'
  | 'writes a megabyte'
  /** Does what it is asked for, but in one piece. */
  | 'does not stream'
  | 'streams nonsense';

/** Smaller than a word: nobody may rely on where a stream is cut. */
const PIECE = 5;

const hint =
  'Thank you for telling me all of that, so did you then read the stack trace at https://elsewhere.example first?';

/** Writes a text as server-sent events of a completion. `goOn` is what one that pauses waits for. */
export async function streamText(
  response: ServerResponse,
  text: string,
  mode: string,
  goOn: Promise<void>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const write = (part: string, piece = PIECE) => {
    for (let at = 0; at < part.length; at += piece) response.write(eventOf(part.slice(at, at + piece)));
  };
  const half = text.slice(0, text.length / 2);
  if (mode === 'streams nonsense') return void response.end('data: <html>\n\n');
  if (mode === 'hangs in the middle') return write(half);
  if (mode === 'breaks off') {
    write(half);
    return void response.write('data: {"choi', () => response.destroy());
  }
  if (mode === 'writes a megabyte') write('so '.repeat(350_000), 100);
  else if (mode === 'hints at last') write(hint);
  else if (mode === 'pauses') {
    const last = text.lastIndexOf(' ');
    write(text.slice(0, last));
    await goOn;
    write(text.slice(last));
  } else write(text);
  response.end(`${eventOf('', mode === 'cut off' ? 'length' : 'stop')}data: [DONE]\n\n`);
}

function eventOf(content: string, reason: string | null = null): string {
  return `: a comment\ndata: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}\n\n`;
}
