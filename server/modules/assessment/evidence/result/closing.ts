import type { Range } from '../../language/sentences.ts';
import { isPast } from '../../language/tense.ts';
import { timeWords } from '../../language/vocabulary/everyday-words.ts';
import { determiners, firstPerson, listJoiners } from '../../language/vocabulary/function-words.ts';
import { durations, numberWords } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { isIdle, isTime } from './idle-talk.ts';
import { beVerbs, changeVerbs } from './result-words.ts';

/** Say how things stand since, for others or for "us": "nobody has left", "we still do". */
const standing = wordSet('still now since nobody nothing');

/** Say how things stand for others; of "us", they are part of what was done. */
const reach = wordSet('everyone everybody all every both');
/** Before the verb, these say that something is no more or did not come. */
const absent = wordSet('no none neither');

/** Behind these, a number is what was gained, whoever gained it but "I": "we got 350". */
const gains = wordSet('get make sell buy sign earn win save');

/** What somebody wants, says or plans is not there yet. */
const unfulfilled = wordSet('want need ask say tell hope plan expect think promise mean have');

/** What somebody has in mind is the scene: "they did not know what to do". */
const states = wordSet('know want feel think believe mean');

const lately = /^(?:been|now|today|nowadays)$/;

/** Farther behind the beginning, "later" opens nothing. */
const LATEST_LEAD = 4;
const FARTHEST_TIME = 4;

const imagined = /^(?:would|could|should|might|will|can|may|must|if|whether)$/;

/** Opens a clause that gives the reason or the scene. */
const background =
  /^(?:because|when|while|before|until|since|although|though|whereas|as|which|who|what|or|there)$/;

/**
 * Whether a clause near the end of an account, after an own action, says what came of it although no word marks it:
 * "They signed after two weeks", "A year on she still runs it, and nobody has left".
 */
export function tellsClosing(words: readonly Word[], clauses: readonly Range[], clause: Range): boolean {
  const said = words.slice(clause.first, clause.last + 1);
  if (tellsCause(said)) return false;
  if (tellsReaction(words, clause)) return !isIdle(said);
  if (said.some(({ text }) => imagined.test(text)) || isBackground(said)) return false;
  const from = subjectFrom(words, clauses, clause);
  const told = from === null ? [] : words.slice(from, clause.last + 1);
  if (told.length === 0 || told.some(({ text }) => firstPerson.has(text))) return false;
  const isOurs = told.some(({ text }) => text === 'we');
  return tellsStanding(said, isOurs) || tellsFigure(said, isOurs) || (!isOurs && tellsLater(said));
}

/** "…, she took the other one": what somebody did then, in the sentence of the own deed. */
export function tellsReply(words: readonly Word[], { first, last }: Range): boolean {
  const from = /^(?:and|but|so)$/.test(words[first]?.text ?? '') ? first + 1 : first;
  const [subject, ...said] = words.slice(from, last + 1);
  if (from === 0 || !/^(?:they|he|she)$/.test(subject?.text ?? '') || isPossession(said)) return false;
  const [verb] = said;
  return (
    verb !== undefined &&
    isPast(verb) &&
    !/^(?:had|did|could)/.test(verb.text) &&
    !beVerbs.has(verb.text) &&
    !verb.bases.some((base) => unfulfilled.has(base))
  );
}

/** "It took us ten minutes", "She calls every Sunday now". */
function tellsReaction(words: readonly Word[], { first, last }: Range): boolean {
  if (first > 0) return false;
  const subject = behindTime(words, last);
  if (!/^(?:it|they|he|she|this|that)$/.test(words[subject]?.text ?? '')) return false;
  const clause = words.slice(subject + 1, last + 1);
  if (isPossession(clause) || clause.some(({ bases }) => bases.some((base) => states.has(base))))
    return false;
  return clause.some((word) => isPast(word) || lately.test(word.text)) || isHabit(clause[0]);
}

/** "It opens at once", "she teaches others": how it is now. */
function isHabit(verb: Word | undefined): boolean {
  return (
    verb !== undefined && isPresent(verb) && !beVerbs.has(verb.text) && !/^(?:like|love)s$/.test(verb.text)
  );
}

/** Index behind the time with which a sentence opens: "By winter they listened", "After a week he paid". */
function behindTime(words: readonly Word[], last: number): number {
  if (!/^(?:by|after|within|since)$/.test(words[0]?.text ?? '')) return 0;
  const time = words.slice(1, FARTHEST_TIME).findIndex(isTime);
  return time === -1 || time + 2 > last ? 0 : time + 2;
}

/** "She had a dog", "He had 3 pictures to hang": what somebody has is the scene. */
function isPossession([verb, object]: readonly Word[]): boolean {
  return (
    /^(?:had|has|have)$/.test(verb?.text ?? '') &&
    object !== undefined &&
    (/^(?:a|an|one)$/.test(object.text) || isNumber(object))
  );
}

/** "It took me a morning": how long the search was, unless nothing else is said. */
export function tellsEffort(words: readonly Word[], { first, last }: Range): boolean {
  const said = words.slice(first, last + 1);
  const took = said.findIndex(({ text }) => text === 'took');
  return took > 0 && /^(?:me|us)$/.test(said[took + 1]?.text ?? '') && said.slice(took).some(isDuration);
}

const isDuration = ({ bases }: Word) => bases.some((base) => base === 'afternoon' || timeWords.has(base));

/** "It turned out to be the cache". */
function tellsCause(said: readonly Word[]): boolean {
  return said.some(({ text }, index) => text === 'turned' && said[index + 1]?.text === 'out');
}

/** "After a year" says when; "after the server broke" gives the scene. */
function isBackground(said: readonly Word[]): boolean {
  const opening = said[0]?.text ?? '';
  if (opening === 'after')
    return !said.slice(1, 4).some(({ bases }) => bases.some((base) => durations.has(base)));
  return background.test(opening);
}

/**
 * Index from which on the subject stands: in an earlier clause, where this one goes on without ("and bought six");
 * null where no clause has one, since notes leave the "I" out.
 */
function subjectFrom(words: readonly Word[], clauses: readonly Range[], clause: Range): number | null {
  const isJoined = listJoiners.has(words[clause.first]?.text ?? '');
  const opening = words[clause.first + (isJoined ? 1 : 0)];
  if (!opening || !isPast(opening)) return clause.first;
  const before = clauses.filter(({ last }) => last < clause.first).at(-1);
  return before ? subjectFrom(words, clauses, before) : null;
}

function tellsStanding(said: readonly Word[], isOurs: boolean): boolean {
  if (said.some(({ text }, index) => text === 'these' && said[index + 1]?.text === 'days')) return true;
  const stands =
    said.some(
      ({ text }, index) =>
        standing.has(text) ||
        (!isOurs && reach.has(text) && !isOfTime(said, index) && !isAnybody(said, index)),
    ) ||
    (!isOurs && tellsAbsence(said));
  return stands && said.some((word) => isPast(word) || isPresent(word));
}

/** "By Christmas no order had been lost", "not one person was sent home"; not "she had no key". */
function tellsAbsence(said: readonly Word[]): boolean {
  const at = said.findIndex(
    ({ text }, index) => absent.has(text) || (text === 'not' && said[index + 1]?.text === 'one'),
  );
  return at !== -1 && !said.slice(0, at).some((word) => isPast(word) || beVerbs.has(word.text));
}

/** "It locked everyone who was away": of whom something holds. */
function isAnybody(said: readonly Word[], index: number): boolean {
  return index > 1 && /^(?:who|that)$/.test(said[index + 1]?.text ?? '');
}

/** "All day", "every morning", "at all". */
function isOfTime(said: readonly Word[], index: number): boolean {
  const next = said[index + 1];
  return said[index - 1]?.text === 'at' || (next !== undefined && isDuration(next));
}

/** "Half a year later the guard told me", "Two weeks on she came again", "Pages came up at once after that". */
function tellsLater(said: readonly Word[]): boolean {
  const [before, end] = said.slice(-2).map(({ text }) => text);
  if (said.some((_, index) => isWithin(said, index))) return said.some(isPast);
  if (end === 'afterwards' || (before === 'after' && end === 'that')) return said.some(isPast);
  const later = said.findIndex(({ text }) => text === 'later' || text === 'on');
  const lead = said.slice(Math.max(0, later - 2), later);
  return (
    later > 0 &&
    later <= LATEST_LEAD &&
    lead.some(({ bases }) => bases.some((base) => durations.has(base))) &&
    said.slice(later).some(isPast)
  );
}

/** "Within twenty minutes". */
function isWithin(said: readonly Word[], index: number): boolean {
  return said[index]?.text === 'within' && said.slice(index + 1, index + 4).some(isDuration);
}

function isPresent({ text, bases }: Word): boolean {
  return beVerbs.has(text) || text === 'has' || text === 'have' || (bases.length > 1 && text.endsWith('s'));
}

/** "They signed after two weeks", "and bought six"; of "we", what was gained, since the rest is what was done. */
function tellsFigure(said: readonly Word[], isOurs: boolean): boolean {
  if (said.some(({ bases }) => bases.some((base) => unfulfilled.has(base)))) return false;
  const verb = said.findIndex((word) => isPast(word) && !/^(?:was|were|had)/.test(word.text));
  // "We dropped the four old chains" is what was done.
  const isDone = determiners.has(said[verb + 1]?.text ?? '');
  const isGain =
    said[verb]?.bases.some((base) => gains.has(base) || (!isDone && changeVerbs.has(base))) ?? false;
  return (
    verb !== -1 && said.some((word, index) => isNumber(word) || isOnlyOne(said, index)) && (isGain || !isOurs)
  );
}

/** "Only one delivery came late". */
function isOnlyOne(said: readonly Word[], index: number): boolean {
  return said[index]?.text === 'only' && said[index + 1]?.text === 'one';
}

function isNumber({ text }: Word): boolean {
  return /^\d/.test(text) || numberWords.has(text) || /^(?:third|quarter)$/.test(text);
}
