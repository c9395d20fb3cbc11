import type { Range } from '../../language/sentences.ts';
import { imperativeVerbs, negations } from '../../language/vocabulary/action-words.ts';
import { determiners, firstPerson, listJoiners } from '../../language/vocabulary/function-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';

/** What somebody or something comes to be, have, know or do once a step is taken. */
const states = wordSet('get be feel know have see understand trust stop keep stay save lose learn');

/** Of what is imagined; of what can be, only where an effect was asked for. */
export const would = /^(?:would|will|wouldn't|won't)$/;
export const could = /^(?:can|could|can't|couldn't|cannot)$/;
const theyWould = /^(?:they|he|she|it|that|this)'(?:d|ll)$/;

/** Binds a clause to what is asked, supposed or given as a reason; what a step brings about stands without. */
export const binding =
  /^(?:if|whether|which|who|whose|what|how|why|when|where|while|until|unless|before|after|because|since|as|although|though|or|than)$/;

/** What somebody is told or asked is a step: "tell him he would get a new date". */
const speaking = wordSet('say tell ask promise explain offer write call propose suggest show warn');

const adverbs = /^(?:also|still|then|just|even|only|maybe|all|both|at|least)$|.ly$/;

/** Behind "would be", a wish or a judgement: "a photo would be great". */
const judgements = wordSet(
  'good great nice best better fine ideal perfect enough wrong right possible important to',
);

/** Farther behind the beginning, a verb is not that of its subject. */
const LONGEST_SUBJECT = 6;

/** Whether a clause says what others would get, be, feel, know or stop: "They would feel treated fairly". */
export function tellsEffect(words: readonly Word[], clause: Range): boolean {
  const said = fromSubject(words, clause);
  const verb = verbOfOthers(said, would);
  if (verb === null || !isOneOf(verb, states)) return false;
  const next = said[said.indexOf(verb) + 1]?.text ?? '';
  // "The customer would have to send a photo" is a step; "nobody would have to" is none.
  if (verb.text === 'have' && next === 'to')
    return said.some(({ text }) => negations.has(text) || text === 'nobody');
  return verb.text !== 'be' || !(judgements.has(next) || determiners.has(next));
}

/** "And then the team would get it": from "the team" on. */
export function fromSubject(words: readonly Word[], { first, last }: Range): readonly Word[] {
  const said = words.slice(first, last + 1);
  const from = said.findIndex(({ text }) => !listJoiners.has(text) && !/^(?:but|so|then)$/.test(text));
  return from === -1 ? [] : said.slice(from);
}

/** What stands behind the modal of a subject that is neither "I" nor "we"; null where there is no such subject. */
export function verbOfOthers(said: readonly Word[], modal: RegExp): Word | null {
  const isJoined = modal === would && theyWould.test(said[0]?.text ?? '');
  const at = isJoined ? 0 : said.findIndex(({ text }) => modal.test(text));
  if (!isJoined && !isOfOthers(said.slice(0, Math.max(at, 0)))) return null;
  return said.slice(at + 1).find(({ text }) => !negations.has(text) && !adverbs.test(text)) ?? null;
}

/** "The team", "both sides"; not "I", "tell him he" or "what they". */
export function isOfOthers(subject: readonly Word[]): boolean {
  const [opening] = subject;
  if (!opening || subject.length > LONGEST_SUBJECT || isOneOf(opening, imperativeVerbs)) return false;
  return !subject.some(
    (word) =>
      firstPerson.has(word.text) ||
      /^(?:we|you)$/.test(word.text) ||
      binding.test(word.text) ||
      isOneOf(word, speaking),
  );
}

export function isOneOf({ bases }: Word, set: ReadonlySet<string>): boolean {
  return bases.some((base) => set.has(base));
}
