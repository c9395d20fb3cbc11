import { wasPutInto } from './shared-words.ts';

interface Understood {
  readonly transcript: string;
  /** An earlier page, or another device, may have put it there before, and then it is not put there again. */
  readonly mayStandThere: boolean;
  /** What was understood of later recordings. */
  readonly later: readonly string[];
}

/** An answer with what was understood in it, in lines of its own: at its end, but before what was said later. */
export function withTranscript(text: string, { transcript, mayStandThere, later }: Understood): string {
  if (mayStandThere && wasPutInto(text, transcript)) return text;
  const place = Math.min(...later.map((words) => beginOf(text, words)));
  const before = text.slice(0, place).trimEnd();
  return [before, transcript, text.slice(place)].filter(Boolean).join('\n');
}

/** Where words stand in a text, in lines of their own; behind it where they do not. */
function beginOf(text: string, words: string): number {
  const at = `\n${text}\n`.indexOf(`\n${words.trim()}\n`);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
