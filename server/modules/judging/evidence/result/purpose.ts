import { findPhrases, phraseBook } from '../../language/phrases.ts';
import { clauseAt, type Range } from '../../language/sentences.ts';
import { firstPerson } from '../../language/vocabulary/function-words.ts';
import { durations, months, numberWords, weekdays } from '../../language/vocabulary/specific-words.ts';
import type { Word } from '../../language/words.ts';
import { expectedResultCues } from './result-words.ts';

const expected = phraseBook(expectedResultCues.map((cue) => [cue, true] as const));

const times = /^(?:\d.*|then|last|early|late|this|that|about)$/;

/** Where words say what a step would bring about, or what it is to show. */
export function expectedIn(words: readonly Word[], clauses: readonly Range[]): readonly Range[] {
  return findPhrases(words, expected).filter(
    ({ first }) => !isOwnStep(words, clauses, first) && !isDoubt(words, clauseAt(clauses, first)),
  );
}

/**
 * Whether a clause says what a step is for: "because the next person will get lost too", "since a hole means that
 * something broke". That "we have no time" or "I know her" is why somebody does not take one.
 */
export function givesReason(words: readonly Word[], { first }: Range): boolean {
  const opening = words[first]?.text ?? '';
  const subject = words[first + 1];
  if (!subject || firstPerson.has(subject.text) || /^(?:we|we're|we've|of)$/.test(subject.text)) return false;
  return opening === 'because' || (opening === 'since' && !tellsTime(subject));
}

/** "Since Monday", "since last year", "since then". */
function tellsTime({ text, bases }: Word): boolean {
  const isNamed = [weekdays, months, numberWords].some((names) => names.has(text));
  return times.test(text) || isNamed || bases.some((base) => durations.has(base));
}

/** "I would tell support", "I'd rather they show me" are steps; "the logs would tell me" is what one is for. */
function isOwnStep(words: readonly Word[], clauses: readonly Range[], cue: number): boolean {
  const isTelling = words[cue]?.bases.some((base) => base === 'show' || base === 'tell') ?? false;
  const from = isTelling ? clauseAt(clauses, cue).first : Math.max(0, cue - 2);
  return words.slice(from, cue).some(({ text }) => firstPerson.has(text) || text === 'we');
}

/** "I'd ask if they can show me something". */
function isDoubt(words: readonly Word[], { first }: Range): boolean {
  return /^(?:if|whether)$/.test(words[first]?.text ?? '');
}
