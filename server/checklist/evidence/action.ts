import { determiners, firstPerson, functionWords, modals, negations } from '../language/function-words.ts';
import { clauseAt, clausesOf, type Range, type Sentence } from '../language/sentences.ts';
import { isHabit, isPast } from '../language/verbs.ts';
import { wordSet } from '../language/word-list.ts';
import type { Word } from '../language/words.ts';
import type { AskedQuestion } from '../types.ts';
import { contentIn } from './spans.ts';

const FARTHEST_VERB = 6;
const LEAST_CONTENT = 2;

/** After "I", these say what somebody is, thinks or feels, not what they did. */
const stative = wordSet(`
  be am is was were been believe think thought feel felt know knew want wanted like liked love loved hate hated need
  needed hope hoped guess mean meant suppose remember remembered forgot seem prefer wish enjoy enjoyed care deserve
  doubt belong became become have had trust fear worry worried regret assume assumed expect expected lack got get agree
`);
/** May stand between "I" and the verb; only before another verb where they are verbs themselves. */
const bridges = wordSet(`
  would will would've can could have had did do to also then first just next now immediately still even already never
  always usually often really once maybe perhaps later simply soon probably should must might may was be able started
  began decided tried try wanted want need needed managed went go
`);
const imagined = wordSet("would will would've might may should must i'd i'll");
const subordinating = /^(?:if|whether|what|which|who|how|when|while|where|until|unless|others)$/;
const ordered =
  /^(?:what|how|why|which|whether|who|where|up|out|down|back|off|only|at|for|every|each|all|\d.*|two|three|twenty)$/;
const objects = wordSet('it them him her this that these those everyone');

/**
 * The clauses that say what the candidate did ("I checked the logs") or, where the question asks for it, would do
 * ("I would check the logs", "Check the logs first").
 */
export function findActions(sentence: Sentence, type: AskedQuestion['type']): Range[] {
  const { words } = sentence;
  const clauses = clausesOf(sentence);
  const told = words.flatMap((word, index) => {
    const verb = firstPerson.has(word.text) && !isBeside(words, index) ? verbAfter(words, index) : null;
    if (verb === null) return [];
    const last = Math.max(verb, clauseAt(clauses, verb).last);
    const isTold = type !== 'behavioural' || !isImagined(words.slice(index, verb + 1));
    return isTold && !isHabit(words.slice(index, last + 1)) ? [{ first: index, last }] : [];
  });
  const found = told.length > 0 ? told : clauses.filter((clause) => isUnspokenI(sentence, clause, type));
  return found.filter((range) => contentIn(sentence, range) >= LEAST_CONTENT || hasObject(words, range));
}

/** "If I have to", "what I threw out", "so that I know": no step of its own. */
function isBeside(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text ?? '';
  return subordinating.test(before) || (before === 'that' && words[index - 2]?.text === 'so');
}

/** Index of the verb of an "I", or null where they did nothing: "I was glad", "I didn't send it". */
function verbAfter(words: readonly Word[], subject: number): number | null {
  for (let index = subject + 1; index <= subject + FARTHEST_VERB; index += 1) {
    const text = words[index]?.text;
    const next = words[index + 1];
    if (text === undefined || (negations.has(text) && text !== 'never')) return null;
    if (bridges.has(text) && !leadsNowhere(text, next)) continue;
    if (/ly$/.test(text) && next && !functionWords.has(next.text)) continue;
    return stative.has(text) || (functionWords.has(text) && text !== 'did') ? null : index;
  }
  return null;
}

/** "I tried the other cable", "I went to her", but not "I tried to call". */
function leadsNowhere(text: string, next: Word | undefined): boolean {
  if (!/^(?:started|began|decided|tried|try|managed|went|go)$/.test(text)) return false;
  return next !== undefined && functionWords.has(next.text) && next.text !== 'to';
}

function isImagined(words: readonly Word[]): boolean {
  return words.some(({ text }) => imagined.has(text)) && !words.some(({ text }) => text === 'had');
}

/** "I called him": the object was named before. */
function hasObject(words: readonly Word[], { first, last }: Range): boolean {
  return words.slice(first + 2, last + 1).some(({ text }) => objects.has(text));
}

/** Notes leave the "I" out: "Checked the logs" of what was done, "Check the logs first" of what to do. */
function isUnspokenI({ words }: Sentence, { first, last }: Range, type: AskedQuestion['type']): boolean {
  const lead = words
    .slice(first, last)
    .findIndex(({ text }) => !/^(?:first|then|next|and|also|finally)$/.test(text));
  const verb = words[first + Math.max(0, lead)];
  const object = words[first + Math.max(0, lead) + 1];
  if (first > 0 && type === 'behavioural') return false;
  if (!verb || !object || last - first < 2 || functionWords.has(verb.text) || modals.has(object.text))
    return false;
  if (type === 'behavioural') return isPast(verb) && !/ing$/.test(object.text);
  const hasOne = determiners.has(object.text) || objects.has(object.text) || ordered.test(object.text);
  return hasOne && !/(?:s|ing|ed|ly)$/.test(verb.text) && first === 0 && isBare(words, first + 1);
}

/** "Check the logs": an order has no other verb of its own. */
function isBare(words: readonly Word[], from: number): boolean {
  return !words
    .slice(from, from + 4)
    .some(({ text }) => /^(?:is|are|was|were|has|have|can|will|would)$/.test(text));
}
