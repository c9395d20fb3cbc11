import type { Range } from '../../language/sentences.ts';
import { isPast } from '../../language/tense.ts';
import { determiners, firstPerson, functionWords } from '../../language/vocabulary/function-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { binding, could, fromSubject, isOfOthers, isOneOf, verbOfOthers, would } from './effect.ts';

/** Told in the present, these are no scene, as "he is old" and "the shop has two rooms" are. */
const effects = wordSet('get feel know understand trust stop learn see need');
/** Of a step itself: "it gives both a fair chance". */
const benefits = wordSet('help give make let save keep protect');

const gain = /^(?:fewer|less|more|better)$/;

/** "That would depend on the weather": nothing yet. */
const unsettled = wordSet('depend matter say');

/** What is there for "us", and no step of ours: "we would have fewer calls". */
const ours = wordSet('get have be know keep save lose see learn need');

const hopes = wordSet('hope want expect');
const opinions = wordSet('think believe guess');
const notices = wordSet('know notice recognise recognize');

/** Farther behind the beginning, a verb in the present is not that of its subject. */
const LONGEST_SUBJECT = 3;

/**
 * Whether a clause answers what steps would achieve, and how one would know: asked for just that, what others would
 * or could do is an answer, whatever it is, and so is what they then do, what is hoped for, or "to keep them all".
 */
export function answersPurpose(words: readonly Word[], clause: Range): boolean {
  const said = fromSubject(words, clause);
  const [opening, next] = said;
  if (!opening || !next || binding.test(opening.text)) return false;
  if (firstPerson.has(opening.text)) return tellsHope(said);
  if (/^we(?:'d|'ll)?$/.test(opening.text)) return tellsOurs(said);
  if (opening.text === 'to') return next.text === 'have' || !functionWords.has(next.text);
  return (gain.test(opening.text) && !functionWords.has(next.text)) || isBroughtAbout(said);
}

function isBroughtAbout(said: readonly Word[]): boolean {
  const verb = verbOfOthers(said, would) ?? verbOfOthers(said, could);
  return verb ? !isOneOf(verb, unsettled) : tellsPresent(said);
}

function tellsOurs([opening, next, third]: readonly Word[]): boolean {
  const verb = opening?.text === 'we' && would.test(next?.text ?? '') ? third : next;
  return verb !== undefined && isOneOf(verb, ours);
}

/** "Both sides know where they stand", "it gives both a fair chance", "nobody has to ask twice". */
function tellsPresent(said: readonly Word[]): boolean {
  const [opening, next] = said.map(({ text }) => text);
  if (opening === 'nobody' && /^(?:has|needs)$/.test(next ?? '')) return true;
  const verbs = /^(?:it|this|that)$/.test(opening ?? '') ? benefits : effects;
  const at = said.findIndex((word, index) => index > 0 && isOneOf(word, verbs));
  const verb = said[at];
  if (!verb || at > LONGEST_SUBJECT || isPast(verb) || determiners.has(said[at - 1]?.text ?? ''))
    return false;
  return !verb.text.endsWith('ing') && isOfOthers(said.slice(0, at));
}

/** "I hope they come back", "I think both would feel heard", "I'd know by the calls". */
function tellsHope(said: readonly Word[]): boolean {
  const isImagined = /'(?:d|ll)$/.test(said[0]?.text ?? '') || would.test(said[1]?.text ?? '');
  const at = would.test(said[1]?.text ?? '') ? 2 : 1;
  const verb = said[at];
  const rest = said.slice(said[at + 1]?.text === 'that' ? at + 2 : at + 1);
  const [subject] = rest;
  if (!verb || !subject) return false;
  if (isImagined && isOneOf(verb, notices)) return true;
  if (isOneOf(verb, opinions)) return isBroughtAbout(rest);
  return isOneOf(verb, hopes) && subject.text !== 'to' && isOfOthers([subject]);
}
