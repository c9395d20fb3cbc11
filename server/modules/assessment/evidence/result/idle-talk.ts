import { timeWords } from '../../language/vocabulary/everyday-words.ts';
import { months, weekdays } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { beVerbs } from './result-words.ts';

/** "That is how it went" has no more words; "that is how we got twenty orders in a week" has. */
const MOST_ROUNDING_OFF = 5;

const thing = /^(?:it|that|this)$/;
const person = /^(?:he|she|they)$/;
const possessive = /^(?:my|our|his|her|their|your)$/;
const degree = /^(?:very|really|quite|so|rather|pretty|too|all)$/;

/** Of "my", these are only what was told or had to be done: "that was my part". */
const told = wordSet('part side share answer story example experience view way job task role turn approach');

/** What it was like for whoever tells it; "it was clean" and "she was glad" came of what was done. */
const impressions = wordSet(
  'interesting exciting stressful difficult hard tough challenging fun funny strange weird new important nice',
);

/** Whether words say who, what, when or like what something was, and so nothing that came of it. */
export function isIdle(said: readonly Word[]): boolean {
  return (
    setsTime(said) ||
    isChat(said) ||
    tellsWhat(said) ||
    tellsWho(said) ||
    roundsOff(said) ||
    tellsImpression(said)
  );
}

/** "It was a long day", "That was in winter". */
function setsTime(said: readonly Word[]): boolean {
  const [subject, verb, lead] = said.slice(0, 3).map(({ text }) => text);
  if (!/^(?:it|that|this)$/.test(subject ?? '') || !beVerbs.has(verb ?? '')) return false;
  const time = /^(?:in|on|at)$/.test(lead ?? '') ? said.slice(3, 5).find(isTime) : said.at(-1);
  return time !== undefined && isTime(time) && /^(?:a|an|one|the|in|on|at)$/.test(lead ?? '');
}

/** "It was a chat window": what was found. */
function tellsWhat([subject, verb, article]: readonly Word[]): boolean {
  return (
    /^(?:it|that|this)$/.test(subject?.text ?? '') &&
    beVerbs.has(verb?.text ?? '') &&
    /^(?:a|an|the)$/.test(article?.text ?? '')
  );
}

/** "He was my boss", "it was called Atlas", "that was my part". */
function tellsWho([subject, verb, ...said]: readonly Word[]): boolean {
  const [first, second] = said;
  if (!subject || !first || !beVerbs.has(verb?.text ?? '')) return false;
  if (/^(?:called|named)$/.test(first.text)) return true;
  if (!possessive.test(first.text)) return false;
  if (person.test(subject.text)) return said.length === 2;
  return thing.test(subject.text) && (second?.bases.some((base) => told.has(base)) ?? false);
}

/** "That is how it went", "this is what happened", "it went like that". */
function roundsOff(said: readonly Word[]): boolean {
  const [subject, verb, third, fourth] = said.map(({ text }) => text);
  if (!thing.test(subject ?? '') || said.length > MOST_ROUNDING_OFF) return false;
  const isLike = third === 'like' && thing.test(fourth ?? '');
  return isLike || (beVerbs.has(verb ?? '') && /^(?:how|what)$/.test(third ?? ''));
}

/** "It was really interesting". */
function tellsImpression([subject, verb, ...said]: readonly Word[]): boolean {
  if (!thing.test(subject?.text ?? '') || !beVerbs.has(verb?.text ?? '')) return false;
  const [how, ...more] = said.filter(({ text }) => !degree.test(text));
  return how !== undefined && more.length === 0 && how.bases.some((base) => impressions.has(base));
}

/** "He told me about his new car": what was talked about. */
function isChat(said: readonly Word[]): boolean {
  return said.some(
    ({ bases }, index) =>
      bases.some((base) => base === 'tell' || base === 'talk') &&
      said.slice(index + 1, index + 3).some(({ text }) => text === 'about'),
  );
}

export function isTime({ bases }: Word): boolean {
  return bases.some((base) => timeWords.has(base) || weekdays.has(base) || months.has(base));
}
