import type { Range } from '../../language/sentences.ts';
import { isPast } from '../../language/tense.ts';
import { negations } from '../../language/vocabulary/action-words.ts';
import { firstPerson, listJoiners } from '../../language/vocabulary/function-words.ts';
import { durations, numberWords, weekdays } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { running } from './result-words.ts';

/** Has not been so: "haven't had", "has never rung", "nobody's complained". */
const notSince = wordSet("haven't hasn't havent hasnt nobody's noone's");
const perfect = /^(?:have|has|i've|we've|they've|he's|she's|it's)$/;
const absence = /^(?:not|never|no|nobody|none|nothing)$/;

/** Say over what time: "in six months", "since", "not once". */
const spans = /^(?:since|once|again|yet)$/;

/** What somebody had, was or got somewhere: a state that was reached. */
const held = /^(?:had|got)$/;
const objects = wordSet('it them him her everything everyone all the');

/** "Was loud again", "ran on time again". */
const FARTHEST_STATE = 4;
const amiss = wordSet(
  'broken broke wrong late down slow angry upset cross ill sick gone missing empty closed failing off back there here',
);

/** Farther behind the verb, a time belongs to something else. */
const FARTHEST_TIME = 8;

/** "We haven't had a wrong date in six months", "nobody has called since". */
export function tellsLasting(words: readonly Word[], { first, last }: Range): boolean {
  // "Since" begins a clause of its own.
  const said = words.slice(first, last + 2);
  const verb = said.findIndex(({ text }) => notSince.has(text) || perfect.test(text));
  if (verb === -1) return false;
  const near = said.slice(Math.max(0, verb - 2), verb + 3);
  const isNegated = near.some(({ text }) => notSince.has(text) || absence.test(text));
  return isNegated && said.some(({ text }, index) => spans.test(text) || spansTime(said, index));
}

/** "Had them at the hall two hours before the wedding", "got it to him a day early". */
export function tellsReached(words: readonly Word[], { first, last }: Range): boolean {
  for (let index = first; index <= last; index += 1) {
    if (!held.test(words[index]?.text ?? '') || !objects.has(words[index + 1]?.text ?? '')) continue;
    if (isInTime(words.slice(index + 2, index + 2 + FARTHEST_TIME)) || isOnTheDay(words, index)) return true;
  }
  return false;
}

/** "He had it on Friday", "they had them by Monday". */
function isOnTheDay(words: readonly Word[], held: number): boolean {
  const [object, lead, day] = words.slice(held + 1, held + 4).map(({ text }) => text);
  return (
    !firstPerson.has(words[held - 1]?.text ?? '') &&
    /^(?:it|them)$/.test(object ?? '') &&
    /^(?:on|by)$/.test(lead ?? '') &&
    weekdays.has(day ?? '')
  );
}

/** "It was loud again", "the till worked again"; not "it was broken again" or "and ring again". */
export function tellsRestored(words: readonly Word[], { first, last }: Range): boolean {
  const said = words.slice(first, last + 1);
  const again = said.findIndex(({ text }) => text === 'again');
  const near = said.slice(Math.max(0, again - FARTHEST_STATE), again);
  if (again < 2 || near.some(({ text }) => amiss.has(text) || negations.has(text) || firstPerson.has(text)))
    return false;
  // "And ring again the week after" is an own step: nothing stands there that rings.
  const isOwnStep = listJoiners.has(said[again - 2]?.text ?? '');
  return near.some(
    ({ text, bases }) =>
      /^(?:was|were|is|are)$/.test(text) || (!isOwnStep && bases.some((base) => running.has(base))),
  );
}

/** "After that I started reading every date back", "Now I always call first". */
export function tellsHabit(words: readonly Word[], { first, last }: Range): boolean {
  const said = words.slice(first, last + 1);
  if (!said.some(({ text }) => firstPerson.has(text) || text === 'we')) return false;
  const begun = said.findIndex(({ text }) => /^(?:started|began)$/.test(text));
  if (begun !== -1) return /^(?:after|since)$/.test(said[0]?.text ?? '') && isGoingOn(said[begun + 1]);
  return said.some(({ text }) => text === 'now') && !said.some((word) => isPast(word) || isOpen(word));
}

/** "In six months", "for a year". */
export function spansTime(said: readonly Word[], index: number): boolean {
  return (
    /^(?:in|for|over)$/.test(said[index]?.text ?? '') &&
    said.slice(index + 1, index + 4).some(({ bases }) => bases.some((base) => durations.has(base)))
  );
}

/** "Two hours before", "a day early", "in time". */
function isInTime(said: readonly Word[]): boolean {
  return said.some(({ text, bases }, index) => {
    const next = said[index + 1]?.text ?? '';
    if (/^(?:in|on)$/.test(text) && next === 'time') return true;
    const isDuration = bases.some((base) => durations.has(base)) && isCount(said[index - 1]);
    return isDuration && /^(?:before|early|ahead)$/.test(next);
  });
}

function isCount(word: Word | undefined): boolean {
  const text = word?.text ?? '';
  return /^\d/.test(text) || /^(?:a|an|one)$/.test(text) || numberWords.has(text);
}

function isGoingOn(word: Word | undefined): boolean {
  return word !== undefined && word.text.length > 5 && word.text.endsWith('ing');
}

/** Not done, but imagined or only thought. */
function isOpen({ text }: Word): boolean {
  return /^(?:i'd|i'll|would|will|could|should|might|think|know|see|feel|want|understand|realise|realize)$/.test(
    text,
  );
}
