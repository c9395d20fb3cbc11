import type { QuestionType } from '../../../content/question-bank.ts';
import { negations } from './action-words.ts';
import { tellsClosing } from './closing.ts';
import {
  beVerbs,
  changeCues,
  changeVerbs,
  comparatives,
  completionVerbs,
  consequenceCues,
  expectedResultCues,
  resultCues,
} from './cue-words.ts';
import { determiners, firstPerson } from './function-words.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { clauseAt, clausesOf, type Range, type Sentence } from './sentences.ts';
import { contentIn } from './spans.ts';
import { durations, numberWords } from './specific-words.ts';
import { isPast } from './tense.ts';
import type { Word } from './words.ts';

const LEAST_WORDS = 3;
/** Stand for what the sentence before named, so one word about them is enough. */
const pronouns = /^(?:it|they|this|that|everything|he|she)$/;

/** Opens a clause that leaves it open whether something was so. */
const openQuestion = /^(?:if|whether|which|who|what|or)$/;

const changed = phraseBook(changeCues.map((cue) => [cue, true] as const));
const consequences = phraseBook(consequenceCues.map((cue) => [cue, true] as const));
const told = phraseBook(resultCues.map((cue) => [cue, true] as const));
const expected = phraseBook(expectedResultCues.map((cue) => [cue, true] as const));

interface ResultPlace {
  /** The sentence is near the end of an answer that has told an action: "She calls every Sunday now" is what came of it. */
  readonly isClosing: boolean;
  /** Index of the word from which on something has been done; `Infinity` where nothing has. */
  readonly doneFrom: number;
}

/**
 * The clauses that say what changed; for an imagined case, what a step is for or would change.
 * What grew, fell or came about before anything was done is the problem, unless it is marked as an outcome.
 */
export function findResults(
  sentence: Sentence,
  type: QuestionType,
  { isClosing, doneFrom }: ResultPlace,
): Range[] {
  const { words } = sentence;
  const clauses = clausesOf(sentence);
  const cued = findPhrases(words, told).map(({ first, last }) => reaching(clauses, first, last));
  const brought = [...findPhrases(words, changed), ...findPhrases(words, consequences)];
  const changes = [
    ...brought.map(({ first, last }) => reaching(clauses, first, last)),
    ...clauses.filter(
      (clause) => tellsChange(words, clause) || tellsState(words, clause) || tellsMeasure(words, clause),
    ),
  ].filter(({ last }) => last >= doneFrom);
  const outcomes = [...cued, ...changes].filter(({ first }) => !leavesOpen(words, first));
  if (type === 'behavioural' && isClosing)
    outcomes.push(
      ...clauses.filter((clause) => clause.first >= doneFrom && tellsClosing(words, clauses, clause)),
    );
  if (type !== 'behavioural') {
    const hoped = findPhrases(words, expected).filter(({ first }) => !isOwnStep(words, first));
    outcomes.push(...hoped.map(({ first, last }) => reaching(clauses, first, last)));
  }
  return outcomes.filter((range) => hasSubstance(sentence, range));
}

/** "I would tell support" is a step; "the logs would tell me" is what one is for. */
function isOwnStep(words: readonly Word[], cue: number): boolean {
  return words.slice(Math.max(0, cue - 2), cue).some(({ text }) => firstPerson.has(text) || text === 'we');
}

/** "Which of them failed" leaves it open; "which meant that nobody was called" does not. */
function leavesOpen(words: readonly Word[], first: number): boolean {
  const isConsequence = words[first]?.text === 'which' && words[first + 1]?.bases.includes('mean');
  return openQuestion.test(words[first]?.text ?? '') && !isConsequence;
}

/** From the clause of the cue to the end of the clause behind it, where the cue stands alone ("As a result, …"). */
function reaching(clauses: readonly Range[], first: number, last: number): Range {
  const clause = clauseAt(clauses, first);
  const end = clauseAt(clauses, last);
  const alone = end.last - last < 2 ? clauseAt(clauses, end.last + 1) : end;
  return {
    first: clause.first,
    last: Math.max(end.last, alone.last === alone.first ? end.last : alone.last),
  };
}

function hasSubstance(sentence: Sentence, range: Range): boolean {
  const pronoun = sentence.words.slice(range.first, range.last).some(({ text }) => pronouns.test(text));
  return range.last - range.first + 1 >= LEAST_WORDS && contentIn(sentence, range) >= (pronoun ? 1 : 2);
}

/** "The error rate dropped", "and cut the load time", "it was fixed"; not "I fixed it", which is an action. */
function tellsChange(words: readonly Word[], { first, last }: Range): boolean {
  for (let index = first; index <= last; index += 1) {
    const word = words[index];
    const before = words[index - 1]?.text ?? '';
    if (!word || negations.has(word.text)) return false;
    if (firstPerson.has(word.text)) return false;
    if (determiners.has(before) || before === 'to') continue;
    if (word.bases.some((base) => changeVerbs.has(base)) && isInflected(word)) return true;
    const own = index > first && !/^(?:and|then|but|so)$/.test(before);
    if (own && isPast(word) && word.bases.some((base) => completionVerbs.has(base))) return true;
  }
  return false;
}

/** Past or third person: "drops", "dropped"; "cut" is both. */
function isInflected(word: Word): boolean {
  return (word.bases.length > 1 && !word.text.endsWith('ing')) || word.text === 'cut';
}

/** "The page was faster", "customers got happier". */
function tellsState(words: readonly Word[], { first, last }: Range): boolean {
  for (let index = first + 1; index <= last; index += 1) {
    const near = words.slice(Math.max(first, index - 3), index);
    const be = near.some(({ text }) => beVerbs.has(text)) && !near.some(({ text }) => negations.has(text));
    if (be && comparatives.has(words[index]?.text ?? '')) return true;
  }
  return false;
}

/** "The errors went from 3 % to zero", "A change took a day instead of a week"; not "I used one instead of two". */
function tellsMeasure(words: readonly Word[], { first, last }: Range): boolean {
  const clause = words.slice(first, last + 1);
  if (clause.some(({ text }) => firstPerson.has(text) || text === 'we' || negations.has(text))) return false;
  const from = clause.findIndex(({ text }) => text === 'from' || text === 'instead');
  const to = clause.findIndex(({ text }, index) => index > from && /^(?:to|of)$/.test(text));
  return from > 0 && to > from && clause.slice(0, from).some(isPast) && clause.slice(from).some(isMeasure);
}

function isMeasure({ text, bases }: Word): boolean {
  return /^\d/.test(text) || numberWords.has(text) || bases.some((base) => durations.has(base));
}
