import type { QuestionType } from '../../../content/question-bank.ts';
import { clauseAt, clausesOf, type Range, type Sentence } from '../language/sentences.ts';
import {
  actionBridges,
  actionVerbs,
  habitual,
  hypothetical,
  imperativeVerbs,
  modals,
  negations,
  stativeVerbs,
} from '../language/vocabulary/action-words.ts';
import { determiners, firstPerson, functionWords } from '../language/vocabulary/function-words.ts';
import { irregularPast } from '../language/vocabulary/irregular-verbs.ts';
import type { Word } from '../language/words.ts';
import { contentIn } from './spans.ts';

const FARTHEST_VERB = 6;
const LEAST_CONTENT = 2;

/**
 * The clauses that say what the candidate did ("I checked the logs"), or, where the question asks for
 * it, would do ("I would check the logs", "Check the logs first").
 */
export function findActions(sentence: Sentence, type: QuestionType): Range[] {
  const clauses = clausesOf(sentence);
  const told = sentence.words.flatMap((word, index) => {
    if (!firstPerson.has(word.text)) return [];
    const verb = verbAfter(sentence.words, index, type);
    return verb === null ? [] : [{ first: index, last: Math.max(verb, clauseAt(clauses, verb).last) }];
  });
  const actions = told.length > 0 ? told : unspoken(sentence.words, clauses, type);
  return actions.filter(
    (range) => contentIn(sentence, range) >= LEAST_CONTENT || hasPronounObject(sentence, range),
  );
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

/** "I called him": the object was named before. */
function hasPronounObject({ words }: Sentence, { first, last }: Range): boolean {
  return words
    .slice(first + 2, last + 1)
    .some(({ text }) => /^(?:it|them|him|her|this|that|these|those|everyone)$/.test(text));
}

function verbAfter(words: readonly Word[], subject: number, type: QuestionType): number | null {
  const chain: string[] = [words[subject]?.text ?? ''];
  for (let index = subject + 1; index <= subject + FARTHEST_VERB; index += 1) {
    const word = words[index];
    if (!word || negations.has(word.text)) return null;
    if (isActionVerb(word, chain) || goesTo(words, index, type))
      return chain.some((text) => isUntold(text, type)) ? null : index;
    if (!isBridge(word, words[index + 1])) return null;
    chain.push(word.text);
  }
  return null;
}

/** "I would go to my lead": a step where one is asked for; of what happened, it may be no more than a place. */
function goesTo(words: readonly Word[], index: number, type: QuestionType): boolean {
  const isGoing = words[index]?.text === 'go' && words[index + 1]?.text === 'to';
  return type !== 'behavioural' && isGoing && determiners.has(words[index + 2]?.text ?? '');
}

/** What somebody would do, or does as a habit, is no account of what they did. */
function isUntold(text: string, type: QuestionType): boolean {
  return type === 'behavioural' && (hypothetical.has(text) || habitual.has(text));
}

function isActionVerb(word: Word, chain: readonly string[]): boolean {
  if (word.bases.some((base) => stativeVerbs.has(base))) return false;
  const last = chain.at(-1) ?? '';
  if (actionBridges.has(word.text) && !irregularPast.has(word.text)) return false;
  if (functionWords.has(word.text)) return false;
  if (word.bases.some((base) => actionVerbs.has(base))) return true;
  if (irregularPast.has(word.text) || (word.text.length > 4 && word.text.endsWith('ed'))) return true;
  return modals.has(last) && /^\p{L}{3,}$/u.test(word.text) && !word.text.endsWith('ly');
}

function isBridge(word: Word, next: Word | undefined): boolean {
  if (word.text === 'was') return next?.text === 'able' || (next?.text.endsWith('ing') ?? false);
  return actionBridges.has(word.text) || word.text.endsWith('ly');
}

/** From the first clause on, as long as they go on that way: "Roll back, then check the logs". */
function unspoken(words: readonly Word[], clauses: readonly Range[], type: QuestionType): Range[] {
  const others = clauses.findIndex(
    (clause) =>
      !isUnspokenI(words, clause, type) && !/^(?:if|when|once|after)$/.test(words[clause.first]?.text ?? ''),
  );
  return clauses
    .slice(0, others === -1 ? undefined : others)
    .filter((clause) => isUnspokenI(words, clause, type));
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
  if (!verb || clause.last - index < 2) return false;
  if (type !== 'behavioural') return verb.bases.some((base) => imperativeVerbs.has(base));
  const past = irregularPast.has(verb.text) || verb.text.endsWith('ed');
  return index === 0 && past && verb.bases.some((base) => actionVerbs.has(base));
}
