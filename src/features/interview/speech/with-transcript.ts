/**
 * An answer with what was understood behind it, in lines of its own. `mayStandThere`: a page that went before it could
 * forget the recording may have put it there last, and then it is not put there again.
 */
export function withTranscript(text: string, transcript: string, mayStandThere: boolean): string {
  const answer = text.trimEnd();
  if (mayStandThere && `\n${answer}`.endsWith(`\n${transcript.trimEnd()}`)) return text;
  return [answer, transcript].filter(Boolean).join('\n');
}
