import { RESUME_WORDS } from '../../../lib/resume-words.ts';

/** Alone, within a date, and with a year: many languages bend a month's name. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = (['short', 'long'] as const).flatMap((month) => [
  { month },
  { month, day: 'numeric' },
  { month, year: 'numeric' },
]);

/** Short names in Czech that are words of other languages. */
const NO_MONTHS = ['led', 'pro'];

/** The names of the months in a language, with their numbers; not those that are numbers themselves. */
const monthsIn = (language: string): (readonly [string, number])[] =>
  FORMS.flatMap((form) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...form, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(Date.UTC(2019, month, 2));
      return [monthKey(parts.find(({ type }) => type === 'month')?.value ?? ''), month + 1] as const;
    });
  }).filter(([name]) => /^\D+$/.test(name) && !NO_MONTHS.includes(name));

const ENGLISH_MONTHS = new Map(['en-US', 'en-GB'].flatMap(monthsIn));
const MONTHS = new Map(Object.keys(RESUME_WORDS).flatMap(monthsIn));

/** Short names such as the Portuguese "out" and the Turkish "mart" may be the end of another name. */
const isAnyWord = (name: string) => /^[a-z]{1,4}$/.test(name) && !ENGLISH_MONTHS.has(name);

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

const namesThat = (is: (name: string) => boolean) => anyOf([...MONTHS.keys()].filter(is));
const anyWords = namesThat(isAnyWord);
const otherNames = namesThat((name) => !isAnyWord(name));
const monthAs = (anyWord: string) => `(?:${otherNames}|${anyWord}|thg\\s+\\d{1,2}|tháng\\s+\\d{1,2})[.׳'’]?`;
const MONTH = monthAs(anyWords);
/** A name may stand before it. */
const FIRST_MONTH = monthAs(`(?<!\\p{L} )(?:${anyWords})`);
const YEAR = '(?:19|20)\\d\\d';
/** What some languages write behind a year. */
const OF_YEAR = '(?:\\s?[гр]\\.)?';
const datesWith = (month: string) =>
  [
    `${YEAR}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?`,
    `${YEAR}\\s?[年년]\\s?(?:1[0-2]|0?[1-9])\\s?[月월]`,
    `(?:0?[1-9]|1[0-2])[/.]${YEAR}${OF_YEAR}`,
    `${month} +\\d{1,2},? +${YEAR}`,
    `${month},? +(?:de +|năm +)?${YEAR}${OF_YEAR}`,
    `${YEAR}\\. +${month}`,
    `${YEAR}\\s?[年년]`,
    `${YEAR}${OF_YEAR}`,
  ].join('|');
const FIRST_DATE = datesWith(FIRST_MONTH);
const FOREIGN_ONGOING = anyOf(
  Object.entries(RESUME_WORDS)
    .filter(([language]) => language !== 'en')
    .map(([, { ongoing }]) => ongoing.normalize('NFKC')),
);
const ONGOING = `present|current(?:ly)?|now|today|ongoing|to date|настоящее время|по настоящее время|${FOREIGN_ONGOING}`;
const rangeOf = (start: string, end: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_/.-])(${start})\\.?\\s*(?:-|–|—|−|~|〜|to|until|bis|→)\\s*(${end})(?![\\p{L}\\p{N}_/-])`,
    'iu',
  );
const LAST_DATE = `${datesWith(MONTH)}|${ONGOING}`;
const RANGE = rangeOf(FIRST_DATE, LAST_DATE);
/** What ends in the words of another language begins in them: "Acme GmbH Mai 2019 – heute". */
const FOREIGN_RANGE = rangeOf(
  datesWith(MONTH),
  `(?=${namesThat((name) => !ENGLISH_MONTHS.has(name))}|${FOREIGN_ONGOING})(?:${LAST_DATE})`,
);
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}_/.-])(${FIRST_DATE})(?![\\p{L}\\p{N}_/-])`, 'iu');
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
  const range = FOREIGN_RANGE.exec(text) ?? RANGE.exec(text);
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
