import type { Range } from '../../language/sentences.ts';
import { isPast } from '../../language/tense.ts';
import { timeWords } from '../../language/vocabulary/everyday-words.ts';
import { determiners, firstPerson, listJoiners } from '../../language/vocabulary/function-words.ts';
import { durations, months, numberWords, weekdays } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { beVerbs, changeVerbs } from './result-words.ts';

/** Say how things stand since, for others or for "us": "nobody has left", "we still do". */
const standing = wordSet('still now since nobody');

/** Say how things stand for others; of "us", they are part of what was done. */
const reach = wordSet('everyone everybody all every');

/** Behind these, a number is what was gained, whoever gained it but "I": "we got 350". */
const gains = wordSet('get make sell buy sign earn win save');

/** What somebody wants, says or plans is not there yet. */
const unfulfilled = wordSet('want need ask say tell hope plan expect think promise mean have');

/** Farther behind the beginning, "later" opens nothing. */
const LATEST_LEAD = 4;

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
  if (tellsReaction(words, clause)) return !setsTime(said) && !isChat(said);
  if (said.some(({ text }) => imagined.test(text)) || isBackground(said)) return false;
  const from = subjectFrom(words, clauses, clause);
  const told = from === null ? [] : words.slice(from, clause.last + 1);
  if (told.length === 0 || told.some(({ text }) => firstPerson.has(text))) return false;
  const isOurs = told.some(({ text }) => text === 'we');
  return tellsStanding(said, isOurs) || tellsFigure(said, isOurs) || (!isOurs && tellsLater(said));
}

/** "It took us ten minutes", "She calls every Sunday now". */
function tellsReaction(words: readonly Word[], { first, last }: Range): boolean {
  if (first > 0 || !/^(?:it|they|he|she|this|that)$/.test(words[0]?.text ?? '')) return false;
  const clause = words.slice(1, last + 1);
  if (isPossession(clause)) return false;
  return clause.some(isPast) || clause.some(({ text }) => text === 'now');
}

/** "She had a dog", "He had 3 pictures to hang": what somebody has is the scene. */
function isPossession([verb, object]: readonly Word[]): boolean {
  return (
    verb?.text === 'had' && object !== undefined && (/^(?:a|an|one)$/.test(object.text) || isNumber(object))
  );
}

/** "It was a long day", "That was in winter". */
function setsTime(said: readonly Word[]): boolean {
  const [subject, verb, lead] = said.slice(0, 3).map(({ text }) => text);
  if (!/^(?:it|that|this)$/.test(subject ?? '') || !beVerbs.has(verb ?? '')) return false;
  const time = /^(?:in|on|at)$/.test(lead ?? '') ? said.slice(3, 5).find(isTime) : said.at(-1);
  return time !== undefined && isTime(time) && /^(?:a|an|one|the|in|on|at)$/.test(lead ?? '');
}

function isTime({ bases }: Word): boolean {
  return bases.some((base) => timeWords.has(base) || weekdays.has(base) || months.has(base));
}

/** "He told me about his new car": what was talked about. */
function isChat(said: readonly Word[]): boolean {
  return said.some(
    ({ bases }, index) =>
      bases.some((base) => base === 'tell' || base === 'talk') &&
      said.slice(index + 1, index + 3).some(({ text }) => text === 'about'),
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
  const stands = said.some(
    ({ text }, index) => standing.has(text) || (!isOurs && reach.has(text) && !isOfTime(said, index)),
  );
  return stands && said.some((word) => isPast(word) || isPresent(word));
}

/** "All day", "every morning", "at all". */
function isOfTime(said: readonly Word[], index: number): boolean {
  const next = said[index + 1];
  return said[index - 1]?.text === 'at' || (next !== undefined && isDuration(next));
}

/** "Half a year later the guard told me", "Two weeks on she came again". */
function tellsLater(said: readonly Word[]): boolean {
  const later = said.findIndex(({ text }) => text === 'later' || text === 'on');
  const lead = said.slice(Math.max(0, later - 2), later);
  return (
    later > 0 &&
    later <= LATEST_LEAD &&
    lead.some(({ bases }) => bases.some((base) => durations.has(base))) &&
    said.slice(later).some(isPast)
  );
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
  return verb !== -1 && said.some(isNumber) && (isGain || !isOurs);
}

function isNumber({ text }: Word): boolean {
  return /^\d/.test(text) || numberWords.has(text);
}
