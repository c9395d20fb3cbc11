import { wasPutInto } from './shared-words.ts';

/**
 * An answer with what was understood behind it, in lines of its own. `mayStandThere`: an earlier page, or another
 * device, may have put it there before, and then it is not put there again.
 */
export function withTranscript(text: string, transcript: string, mayStandThere: boolean): string {
  if (mayStandThere && wasPutInto(text, transcript)) return text;
  return [text.trimEnd(), transcript].filter(Boolean).join('\n');
}
