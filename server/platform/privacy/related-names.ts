import { months } from '../../checklist/language/specific-words.ts';
import { isGivenName, isGivenWord } from './known-names.ts';
import { blank, nameWithRole } from './name-form.ts';
import { isOfWork, isTool } from './no-name-words.ts';
import { type Replacement, replacementsOf } from './replacement.ts';

const relation =
  '(?:colleague|co-?worker|team-?mate|boss|manager|supervisor|mentor|friend|teacher|professor|client|customer|team lead)';
const related = new RegExp(
  String.raw`(?=\p{Lu})(?<=\b${relation},?${blank}+(?:(?:named|called)${blank}+)?)${nameWithRole}`,
  'gu',
);

/** Months that people are called by too. */
const monthNames = new Set(['april', 'may', 'june', 'august']);

/** The names of those somebody works with. What is of work is none: “I told my manager Slack was down”. */
export function findRelatedNames(text: string): Replacement[] {
  return replacementsOf(text, [related], '[name]').flatMap((found) => {
    const words = Array.from(text.slice(found.start, found.end).matchAll(/\S+/gu));
    const first = words.findIndex(({ 0: word }) => !isNoName(word) || isTool(word.toLowerCase()));
    const rest = first < 0 ? [] : words.slice(first);
    const next = rest.findIndex(({ 0: word }) => isNoName(word));
    const own = next < 0 ? rest : rest.slice(0, next);
    const [{ 0: opening, index } = { 0: '', index: 0 }] = own;
    // What goes on with a word of work is a company, such as “Deutsche Bank”, rather than somebody.
    if (own.length === 0 || (next >= 0 && !isGivenName(opening) && !isGivenWord(opening))) return [];
    const last = own.at(-1);
    const end = found.start + (last ? last.index + last[0].length : 0);
    return [{ ...found, start: found.start + index, end }];
  });
}

function isNoName(word: string): boolean {
  const small = word.toLowerCase();
  return isOfWork(word) || (months.has(small) && !monthNames.has(small));
}
