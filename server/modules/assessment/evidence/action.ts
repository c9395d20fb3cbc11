import type { QuestionType } from '../../../content/question-bank.ts';
import {
  clauseAt,
  clausesOf,
  type Find,
  punctuationBefore,
  type Range,
  type Sentence,
} from '../language/sentences.ts';
import {
  actionBridges,
  actionVerbs,
  habitual,
  hypothetical,
  imperativeVerbs,
  modals,
  negations,
  statesOfMind,
  stativeVerbs,
} from '../language/vocabulary/action-words.ts';
import { determiners, firstPerson, functionWords } from '../language/vocabulary/function-words.ts';
import { irregularPast } from '../language/vocabulary/irregular-verbs.ts';
import type { Word } from '../language/words.ts';
import { contentIn } from './spans.ts';

const FARTHEST_VERB = 6;
const LEAST_CONTENT = 2;

const pronounObject = /^(?:it|them|him|her|this|that|these|those|everyone|another|there)$/;

/** Behind "go", a step and not what comes next: "go over to her desk", but "go and ask". */
const ways = /^(?:out|over|through|with|back|round|along)$/;

/**
 * The clauses that say what the candidate did ("I checked the logs"), or, where the question asks for
 * it, would do ("I would check the logs", "Check the logs first").
 */
export function findActions(sentence: Sentence, type: QuestionType): Find[] {
  const clauses = clausesOf(sentence);
  const told = sentence.words.flatMap((word, index) => {
    if (!firstPerson.has(word.text) || isPurpose(sentence.words, index)) return [];
    const verb = verbAfter(sentence.words, index, type);
    if (verb === null) return [];
    // "I did that with a customer last autumn" says what was done only together with what stands before it.
    const isLastResort = sentence.words[verb]?.text === 'did';
    return [{ first: index, last: endOfDeed(sentence.words, clauses, verb), isLastResort }];
  });
  const actions: Find[] = told.length > 0 ? told : unspoken(sentence, clauses, type);
  return actions.filter(
    (range) => contentIn(sentence, range) >= LEAST_CONTENT || hasPronounObject(sentence, range),
  );
}

/** "So that I know what it is for": what a step is for, and none. */
function isPurpose(words: readonly Word[], index: number): boolean {
  return words[index - 2]?.text === 'so' && words[index - 1]?.text === 'that';
}

/** The last word of the clause of a verb, with the clause that is its object: "I looked at which of them still trade". */
function endOfDeed(words: readonly Word[], clauses: readonly Range[], verb: number): number {
  const { last } = clauseAt(clauses, verb);
  return words[last + 1]?.text === 'which' ? clauseAt(clauses, last + 1).last : Math.max(verb, last);
}

/** Index of the first word by which somebody on the candidate's side does something, or null. */
export function firstDeed(sentence: Sentence, type: QuestionType): number | null {
  const [own] = findActions(sentence, type);
  const joint = sentence.words.findIndex(
    ({ text }, index) => text === 'we' && verbAfter(sentence.words, index, type) !== null,
  );
  const deeds = [own?.first ?? -1, joint].filter((index) => index >= 0);
  return deeds.length > 0 ? Math.min(...deeds) : null;
}

/** "I called him", "I drove there": the object was named before. */
function hasPronounObject({ words }: Sentence, { first, last }: Range): boolean {
  return words.slice(first + 2, last + 1).some(({ text }) => pronounObject.test(text));
}

function verbAfter(words: readonly Word[], subject: number, type: QuestionType): number | null {
  const chain: string[] = [words[subject]?.text ?? ''];
  for (let index = subject + 1; index <= subject + FARTHEST_VERB; index += 1) {
    const word = words[index];
    if (!word || negations.has(word.text)) return null;
    if (isActionVerb(word, chain, type, words[index + 1]) || goesTo(words, index, type))
      return chain.some((text) => isUntold(text, type)) ? null : index;
    if (!isBridge(word, words[index + 1])) return null;
    chain.push(word.text);
  }
  return null;
}

/** "I would go to my lead", "I go through the list": a step where one is asked for; else it may be no more than a place. */
function goesTo(words: readonly Word[], index: number, type: QuestionType): boolean {
  if (type === 'behavioural' || words[index]?.text !== 'go') return false;
  const next = words[index + 1]?.text ?? '';
  return ways.test(next) || (next === 'to' && determiners.has(words[index + 2]?.text ?? ''));
}

/** What somebody would do, or does as a habit, is no account of what they did. */
function isUntold(text: string, type: QuestionType): boolean {
  return type === 'behavioural' && (hypothetical.has(text) || habitual.has(text));
}

function isActionVerb(word: Word, chain: readonly string[], type: QuestionType, next?: Word): boolean {
  if (word.bases.some((base) => stativeVerbs.has(base))) return false;
  if (word.bases.includes('get') && statesOfMind.has(next?.text ?? '')) return false;
  if (worksAs(word, next)) return false;
  if (word.text === 'did') return /^(?:that|this|it|so)$/.test(next?.text ?? '');
  if (actionBridges.has(word.text) && !irregularPast.has(word.text) && !takesObject(word, next)) return false;
  if (functionWords.has(word.text)) return false;
  if (word.bases.some((base) => actionVerbs.has(base))) return true;
  if (irregularPast.has(word.text) || (word.text.length > 4 && word.text.endsWith('ed'))) return true;
  // A story is told in the past; of what one does or would do, any verb stands in its base form.
  const mayBeBase = type !== 'behavioural' || chain.some((text) => modals.has(text));
  return mayBeBase && /^\p{L}{3,}$/u.test(word.text) && !/(?:ly|.{3}ing|[^s]s)$/.test(word.text);
}

/** "I worked nights", "I worked as a nurse": what somebody was, and no step. */
function worksAs({ bases }: Word, next: Word | undefined): boolean {
  return bases.includes('work') && /^(?:as|at|nights|days|weekends|shifts)$/.test(next?.text ?? '');
}

/** "I tried the other cable", "I'd start with a list"; not "I tried to call". */
function takesObject({ bases }: Word, next: Word | undefined): boolean {
  const text = next?.text ?? '';
  const isObject = determiners.has(text) || pronounObject.test(text) || /^(?:with|by)$/.test(text);
  return isObject && bases.some((base) => actionVerbs.has(base));
}

function isBridge(word: Word, next: Word | undefined): boolean {
  if (word.text === 'was') return next?.text === 'able' || (next?.text.endsWith('ing') ?? false);
  return actionBridges.has(word.text) || word.text.endsWith('ly');
}

/** From the first clause on, as long as they go on that way: "Roll back, then check the logs". */
function unspoken(sentence: Sentence, clauses: readonly Range[], type: QuestionType): Range[] {
  const { words } = sentence;
  const isCondition = (clause: Range | undefined): boolean =>
    /^(?:if|when|once|after)$/.test(words[clause?.first ?? -1]?.text ?? '');
  const isStep = (clause: Range, place: number) =>
    isUnspokenI(words, clause, type) && !(isCondition(clauses[place - 1]) && goesOn(sentence, clause));
  const others = clauses.findIndex((clause, place) => !isStep(clause, place) && !isCondition(clause));
  return clauses.slice(0, others === -1 ? undefined : others).filter(isStep);
}

/** "When they pick up and put the caller on hold": what is joined to a condition is part of it. */
function goesOn(sentence: Sentence, { first }: Range): boolean {
  return /^(?:and|or)$/.test(sentence.words[first]?.text ?? '') && !punctuationBefore(sentence, first);
}

/** "Waiting can mislead": what is spoken about, and no step. */
function isSubject(words: readonly Word[], verb: number): boolean {
  return (
    (words[verb]?.text.endsWith('ing') ?? false) &&
    /^(?:can|may|might|could|will|would|is|was|does|has|alone|times?)$/.test(words[verb + 1]?.text ?? '')
  );
}

/** Notes leave the "I" out: "Checked the logs" of what was done, "Check the logs" of what to do. */
function isUnspokenI(words: readonly Word[], clause: Range, type: QuestionType): boolean {
  let index = clause.first;
  while (
    index < clause.last &&
    /^(?:first|then|next|and|also|finally|afterwards)$/.test(words[index]?.text ?? '')
  )
    index += 1;
  const verb = words[index];
  if (!verb || clause.last - index < 2 || isSubject(words, index)) return false;
  // "Say 30 calls a week" supposes a number.
  if (verb.text === 'say' && /^\d/.test(words[index + 1]?.text ?? '')) return false;
  if (type !== 'behavioural') return verb.bases.some((base) => imperativeVerbs.has(base));
  const past = irregularPast.has(verb.text) || verb.text.endsWith('ed');
  return index === 0 && past && verb.bases.some((base) => actionVerbs.has(base));
}
