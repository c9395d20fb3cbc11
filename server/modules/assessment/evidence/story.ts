import { findPhrases, phraseBook } from '../language/phrases.ts';
import type { Sentence } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { hypothetical } from '../language/vocabulary/action-words.ts';
import { weekdays } from '../language/vocabulary/specific-words.ts';
import { monthNames, pastTimes } from './context-words.ts';

const times = phraseBook(pastTimes.map((cue) => [cue, true] as const));

/** Whether a sentence tells something that happened, and nothing that somebody would do. */
export function tellsPast({ words }: Sentence): boolean {
  return words.some(isPast) && !words.some(({ text }) => hypothetical.has(text) || text === "i'd");
}

/** "Last year I had just that": begins an account, whatever was said before of what one does. */
export function beginsStory(sentence: Sentence): boolean {
  return tellsPast(sentence) && timesIn(sentence).length > 0;
}

/** Where a time that is over begins: "last autumn", "two summers ago", "in 2019", "last March". */
export function timesIn({ words }: Sentence): number[] {
  const dates = words.flatMap(({ text }, index) => {
    const isMonth =
      monthNames.has(text) && /^(?:in|last|since|during|until)$/.test(words[index - 1]?.text ?? '');
    const isYear = /^(?:19|20)\d\d$/.test(text) && words[index - 1]?.text !== 'from';
    const isLast = text === 'last' && weekdays.has(words[index + 1]?.text ?? '');
    return isMonth || isYear || isLast || text === 'ago' ? [index] : [];
  });
  return [...findPhrases(words, times).map(({ first }) => first), ...dates];
}
