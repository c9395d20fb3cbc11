import { findDates } from './dates.ts';
import type { SourceLine } from './source-line.ts';

/** Longer lines are sentences, and not the head of an entry. */
const LONGEST_HEAD = 140;

const isHeadLike = ({ text, isPoint }: SourceLine) =>
  !isPoint && text.length <= LONGEST_HEAD && (!endsSentence(text) || endsWithPeriod(text));

const endsSentence = (text: string) => /[.!?;。！？；]$/.test(text.replace(/\b(?:inc|ltd|co|corp)\.$/i, ''));

/** The dot behind a year alone ends a sentence. */
const ENDS_WITH_MONTH = /[–-](?=[^–-]*\p{L})\s*\S+(?:\s\S+){0,2}\.$/u;

/** In some languages a month or a year carries a dot. */
function endsWithPeriod(text: string): boolean {
  const dates = findDates(text);
  if (!dates) return false;
  return !endsSentence(dates.rest) || (dates.isRange && ENDS_WITH_MONTH.test(text));
}

/** One entry of a section: what it is called, and what is told of it. */
export interface EntryLines {
  readonly head: readonly SourceLine[];
  readonly body: readonly SourceLine[];
}

/** Where each entry of a section begins, told by headings, else dates, else bold or points. */
export function splitEntries(lines: readonly SourceLine[]): EntryLines[] {
  const starts = startsOf(lines);
  return starts.map((start, index) => splitHead(lines.slice(start, starts[index + 1])));
}

function startsOf(lines: readonly SourceLine[]): number[] {
  if (lines.length === 0) return [];
  const at = (isStart: (line: SourceLine, index: number) => boolean) =>
    lines.flatMap((line, index) => (isStart(line, index) ? [index] : []));
  const level = Math.min(...lines.map(({ heading }) => heading ?? Number.POSITIVE_INFINITY));
  const headings = at((line) => line.heading === level);
  if (headings.length > 0) return withFirst(headings);
  const dated = at((line) => isHeadLike(line) && findDates(line.text) !== null);
  const [first] = dated;
  if (first !== undefined && first <= 3) return withFirst(datedStarts(lines, dated, first));
  const bold = at((line) => line.isBold && isHeadLike(line));
  if (bold.length > 0) return withFirst(bold);
  const afterPoints = at(
    (line, index) => !line.isPoint && (index === 0 || lines[index - 1]?.isPoint === true),
  );
  return afterPoints.length > 0 && lines.some(({ isPoint }) => isPoint)
    ? withFirst(afterPoints)
    : at(() => true);
}

const withFirst = (starts: readonly number[]) => [...new Set([0, ...starts])].sort((a, b) => a - b);

/** The date stands in the same line of every entry, as far as the lines before it can be its head. */
function datedStarts(lines: readonly SourceLine[], dated: readonly number[], offset: number): number[] {
  return dated.flatMap((at, index) => {
    const before = dated[index - 1];
    // A second date in the same head, of a degree or a course.
    if (before !== undefined && at - before <= offset) return [];
    let start = at;
    const floor = before === undefined ? 0 : before + 1;
    while (start > floor && at - start < offset && isHeadLike(lines[start - 1] as SourceLine)) start -= 1;
    return [start];
  });
}

function splitHead(lines: readonly SourceLine[]): EntryLines {
  const isOver = lines.findIndex((line, index) => index > 0 && !isHeadLike(line));
  let end = isOver === -1 ? lines.length : isOver;
  // The head ends with its dates and what stands beside them: at most four lines.
  const dated = lines.findIndex((line, index) => index < end && findDates(line.text) !== null);
  end = Math.min(end, Math.max(4, dated + 1));
  return { head: lines.slice(0, end), body: lines.slice(end) };
}
