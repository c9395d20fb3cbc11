import { months, weekdays } from '../../checklist/language/specific-words.ts';
import { countries } from './listed.ts';
import { isOfWork } from './no-name-words.ts';
import { town } from './postal-code-form.ts';
import type { Replacement } from './replacement.ts';

/** A town between a comma and what ends the sentence, or goes on with it; in a list there are others behind it. */
const behind = new RegExp(
  String.raw`,[ ](${town})(?=[ \t]{0,3}(?:$|[.;!?)|\r]|,(?![ ](?:(?:and|or)[ ])?\p{Lu})))`,
  'ymu',
);

/** What is studied at a school, as far as no ending tells. */
const subjects = new Set(
  (
    'accounting art arts bachelor business chemistry computing design drama economy education english faculty finance ' +
    'french geography german history languages law literature marketing maths math medicine nursing pharmacy spanish ' +
    'teaching theatre tourism engineering computer class'
  ).split(' '),
);
const subject = /(?:ics|logy|nomy|sophy|graphy|istry|ature|tion|ment|ance|ies)$/u;

/** The addresses and schools with the town behind them, such as “[address], Leeds”. */
export function withTowns(text: string, found: readonly Replacement[]): Replacement[] {
  return found.map((one, index) => {
    if (one.token !== '[address]' && one.token !== '[school]') return one;
    const end = townEnd(text, one.end);
    return end <= (found[index + 1]?.start ?? text.length) ? { ...one, end } : one;
  });
}

function townEnd(text: string, end: number): number {
  behind.lastIndex = end;
  const match = behind.exec(text);
  const words = match?.[1]?.toLowerCase().split(' ') ?? [];
  return match && !words.some(isNoTown) ? end + match[0].length : end;
}

function isNoTown(word: string): boolean {
  const isTime = months.has(word) || weekdays.has(word);
  return isTime || isOfWork(word) || countries.has(word) || subjects.has(word) || subject.test(word);
}
