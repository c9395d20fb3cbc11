const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
] as const;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '(?:19|20)\\d\\d';
const DATE = [
  `${YEAR}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?`,
  `(?:0?[1-9]|1[0-2])[/.]${YEAR}`,
  `${MONTH}\\s+\\d{1,2},?\\s+${YEAR}`,
  `${MONTH},?\\s+${YEAR}`,
  YEAR,
].join('|');
const ONGOING =
  'present|current(?:ly)?|now|today|ongoing|to date|heute|aujourd’hui|actualidad|настоящее время|по настоящее время';
const RANGE = new RegExp(
  `(?<![\\w/.-])(${DATE})\\s*(?:-|–|—|−|to|until|bis|→)\\s*(${DATE}|${ONGOING})(?![\\w/-])`,
  'iu',
);
const SINGLE = new RegExp(`(?<![\\w/.-])(${DATE})(?![\\w/-])`, 'iu');
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
  const figures = /^(\d{1,2})[/.]/.exec(plain)?.[1];
  if (figures) return `${year}-${figures.padStart(2, '0')}`;
  const month = MONTHS.findIndex((name) => plain.toLowerCase().startsWith(name)) + 1;
  if (month === 0) return year || plain;
  const day = /\s(\d{1,2}),?\s/.exec(plain)?.[1];
  return `${year}-${String(month).padStart(2, '0')}${day ? `-${day.padStart(2, '0')}` : ''}`;
}
