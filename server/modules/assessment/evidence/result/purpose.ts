import type { QuestionType } from '../../../../content/question-bank.ts';
import { findPhrases, phraseBook } from '../../language/phrases.ts';
import { clauseAt, type Range } from '../../language/sentences.ts';
import { firstPerson } from '../../language/vocabulary/function-words.ts';
import { durations, months, numberWords, weekdays } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { spansTime } from './outcome.ts';
import { beVerbs, expectedResultCues } from './result-words.ts';

const expected = phraseBook(expectedResultCues.map((cue) => [cue, true] as const));

/** Behind "because": of oneself, no reason for a step; of "what they need", only half a sentence. */
const noReason = /^(?:we|we're|we've|of|what|which|how|where)$/;

/** Of what has not come yet, or must not. */
const ahead = /^(?:will|would|won't|wouldn't|otherwise|else|then|must|.+'ll)$/;

/** "Wait until", "until they are back": how long, and nothing that a step would bring about. */
const waiting = wordSet('wait stay hold stand remain leave');
const returned = /^(?:back|here|there|home|in|free|away|out|over)$/;
const FARTHEST_WAIT = 5;
const FARTHEST_RETURN = 6;

const times = /^(?:\d.*|then|last|early|late|this|that|about)$/;

/** Where words say what a step would bring about, or what it is to show. */
export function expectedIn(words: readonly Word[], clauses: readonly Range[]): readonly Range[] {
  return findPhrases(words, expected).filter(
    ({ first, last }) =>
      !isOwnStep(words, clauses, first) &&
      !isDoubt(words, clauseAt(clauses, first)) &&
      !isWait(words, first) &&
      !isUnsettled(words, last),
  );
}

/**
 * Whether a clause says what a step is for: "because the next person will get lost too", "since a hole means that
 * something broke". That "we have no time" or "I know her" is why somebody does not take one, and of an imagined case
 * what is so already is no more than the reason for a step.
 */
export function givesReason(words: readonly Word[], { first, last }: Range, type: QuestionType): boolean {
  const opening = words[first]?.text ?? '';
  const subject = words[first + 1];
  if (!subject || firstPerson.has(subject.text) || noReason.test(subject.text)) return false;
  if (type === 'situational' && !looksAhead(words.slice(first + 1, last + 1))) return false;
  return opening === 'because' || (opening === 'since' && !tellsTime(subject));
}

/** "Will get lost too", "otherwise the first one wins", "in a month nobody remembers", "is worse than being late". */
function looksAhead(said: readonly Word[]): boolean {
  if (/^(?:if|when)$/.test(said[0]?.text ?? '')) return false;
  return said.some(({ text }, index) => ahead.test(text) || (text === 'in' && spansTime(said, index)));
}

/** "Since Monday", "since last year", "since then". */
function tellsTime({ text, bases }: Word): boolean {
  const isNamed = [weekdays, months, numberWords].some((names) => names.has(text));
  return times.test(text) || isNamed || bases.some((base) => durations.has(base));
}

function isWait(words: readonly Word[], cue: number): boolean {
  if (words[cue]?.text !== 'until') return false;
  const before = words.slice(Math.max(0, cue - FARTHEST_WAIT), cue);
  if (before.some(({ bases }) => bases.some((base) => waiting.has(base)))) return true;
  return words
    .slice(cue + 1, cue + FARTHEST_RETURN)
    .some(({ text }, index, said) => beVerbs.has(said[index - 1]?.text ?? '') && returned.test(text));
}

/** "It would depend on the rule", "that would be my first step". */
function isUnsettled(words: readonly Word[], would: number): boolean {
  const [modal, verb, next] = words.slice(would, would + 3).map(({ text }) => text);
  return modal === 'would' && (verb === 'depend' || (verb === 'be' && next === 'my'));
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
