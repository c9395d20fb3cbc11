import type { TranscriptSegment } from '../../../../openapi/gen/types.gen.ts';

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** When the segment begins in which a quote was said, in seconds; null where it was not heard like that. */
export function quoteTime(quote: string, segments: readonly TranscriptSegment[]): number | null {
  const wanted = folded(quote);
  if (wanted === '') return null;
  let heard = '';
  const starts = segments.map(({ start, text }) => {
    heard = `${heard} ${folded(text)}`.trimStart();
    return { start, to: heard.length };
  });
  const position = heard.indexOf(wanted);
  return position < 0 ? null : (starts.find(({ to }) => position < to)?.start ?? null);
}
