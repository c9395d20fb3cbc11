import { RESUME_WORDS } from '../../../lib/resume-words.ts';
import { MONTH_NAMES } from './month-names.ts';

const MONTHS = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

function monthKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.׳'’]/g, '');
}

const anyOf = (texts: Iterable<string>) =>
  [...texts]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll('.', '\\.').replaceAll(' ', '\\s+'))
    .join('|');

const MONTH = `(?:${anyOf(MONTHS.keys())}|thg\\s+\\d{1,2}|tháng\\s+\\d{1,2})[.׳'’]?`;
const YEAR = '(?:19|20)\\d\\d';
/** What some languages write behind a year. */
const OF_YEAR = '(?:\\s?[гр]\\.)?';
const DATE = [
  `${YEAR}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?`,
  `${YEAR}\\s?[年년]\\s?(?:1[0-2]|0?[1-9])\\s?[月월]`,
  `(?:0?[1-9]|1[0-2])[/.]${YEAR}${OF_YEAR}`,
  `${MONTH} +\\d{1,2},? +${YEAR}`,
  `${MONTH},? +(?:de +|năm +)?${YEAR}${OF_YEAR}`,
  `${YEAR}\\. +${MONTH}`,
  `${YEAR}\\s?[年년]`,
  `${YEAR}${OF_YEAR}`,
].join('|');
const ONGOING = `present|current(?:ly)?|now|today|ongoing|to date|настоящее время|по настоящее время|${anyOf(
  Object.values(RESUME_WORDS).map(({ ongoing }) => ongoing.normalize('NFKC')),
)}`;
const RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}_/.-])(${DATE})\\.?\\s*(?:-|–|—|−|~|〜|to|until|bis|→)\\s*(${DATE}|${ONGOING})(?![\\p{L}\\p{N}_/-])`,
  'iu',
);
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}_/.-])(${DATE})(?![\\p{L}\\p{N}_/-])`, 'iu');
/** The length that LinkedIn writes behind a period. */
const LENGTH = /\(?(?:\d+\s+years?)?\s*(?:\d+\s+months?|less than a year)?\)?$/i;
const ONLY_ONGOING = new RegExp(`^(?:${ONGOING})$`, 'iu');

export interface FoundDates {
  /** As JSON Resume writes it: 2019, 2019-03 or 2019-03-01. */
  readonly start: string;
  /** Empty for what lasts. */
  readonly end: string;
  readonly isRange: boolean;
  /** The line without its dates. */
  readonly rest: string;
}

/** The first period of a line, or else its only date. */
export function findDates(text: string): FoundDates | null {
  const range = RANGE.exec(text);
  if (range) {
    const [whole, start = '', end = ''] = range;
    const rest = `${text.slice(0, range.index)}\t${text.slice(range.index + whole.length)}`;
    return {
      ...{ start: isoDate(start), end: ONLY_ONGOING.test(end) ? '' : isoDate(end), isRange: true },
      rest: tidyRest(rest),
    };
  }
  const single = SINGLE.exec(text);
  if (!single) return null;
  const rest = `${text.slice(0, single.index)}\t${text.slice(single.index + single[0].length)}`;
  return { start: isoDate(single[0]), end: '', isRange: false, rest: tidyRest(rest) };
}

const tidyRest = (rest: string) =>
  rest
    .replace(/\t\s*\([^()]*(?:year|month)s?[^()]*\)/i, '\t')
    .replace(/\t\s*[·•]?\s*\d+\s+(?:yrs?|mos?)\b.*$/i, '\t')
    .replace(/\(\s*\t\s*\)/, '\t')
    .replace(LENGTH, (length) => (/year|month/i.test(length) ? '' : length))
    .replace(/^[\s,|·•–—-]+|[\s,|·•–—(-]+$/gu, '');

/** A date as JSON Resume writes it. */
export function isoDate(text: string): string {
  const plain = text.trim();
  if (/^\d{4}(?:-\d\d){0,2}$/.test(plain)) return plain;
  const year = new RegExp(YEAR).exec(plain)?.[0] ?? '';
  const month = monthOf(plain);
  if (month === 0) return year || plain;
  const day = /\s(\d{1,2}),?\s/.exec(plain)?.[1];
  return `${year}-${String(month).padStart(2, '0')}${day && !NUMBERED.test(plain) ? `-${day.padStart(2, '0')}` : ''}`;
}

/** Months that go by their number. */
const NUMBERED = /^(\d{1,2})[/.]|[年년]\s?(\d{1,2})|(?:thg|tháng)\s+(\d{1,2})/i;

function monthOf(date: string): number {
  const number = NUMBERED.exec(date)?.slice(1).find(Boolean);
  if (number) return Number(number);
  const name = new RegExp(MONTH, 'iu').exec(date)?.[0] ?? '';
  return MONTHS.get(monthKey(name)) ?? 0;
}
