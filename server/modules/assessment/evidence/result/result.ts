import type { QuestionType } from '../../../../content/question-bank.ts';
import { findPhrases, phraseBook } from '../../language/phrases.ts';
import { clauseAt, clausesOf, type Find, type Range, type Sentence } from '../../language/sentences.ts';
import { isPast } from '../../language/tense.ts';
import { negations } from '../../language/vocabulary/action-words.ts';
import { determiners, firstPerson } from '../../language/vocabulary/function-words.ts';
import { durations, numberWords } from '../../language/vocabulary/specific-words.ts';
import { wordSet } from '../../language/vocabulary/word-list.ts';
import type { Word } from '../../language/words.ts';
import { contentIn } from '../spans.ts';
import { answersPurpose } from './answered-purpose.ts';
import { tellsClosing, tellsEffort, tellsReply } from './closing.ts';
import { isOneOf, tellsEffect } from './effect.ts';
import { tellsHabit, tellsLasting, tellsReached, tellsRestored } from './outcome.ts';
import { expectedIn, givesReason } from './purpose.ts';
import {
  beVerbs,
  changeCues,
  changeVerbs,
  comparatives,
  completionVerbs,
  consequenceCues,
  resultCues,
  running,
} from './result-words.ts';

const LEAST_WORDS = 3;
/** Stand for what the sentence before named, so one word about them is enough. */
const pronouns = /^(?:it|they|this|that|everything|nothing|nobody|he|she)(?:'d|'ll)?$/;

/** What somebody only says or thinks to be so. */
const saying = wordSet('say tell think promise hope expect claim want');

/** Beside these, "done" is not reached. */
const unfinished = new Set([...negations, 'nearly', 'almost', 'only', 'hardly', 'half']);

/** Opens a clause that leaves it open whether something was so. */
const openQuestion = /^(?:if|whether|which|who|what|how|or)$/;

/** "How many are solved" is a measure. */
const amounts = /^(?:many|much|often|long|few|fast|quickly)$/;

/** Opens a clause on what has not come yet ("before it is finished"), or in which case something is done. */
const notYet = /^(?:before|until|unless|when|if)$/;

const changed = phraseBook(changeCues.map((cue) => [cue, true] as const));
const consequences = phraseBook(consequenceCues.map((cue) => [cue, true] as const));
const told = phraseBook(resultCues.map((cue) => [cue, true] as const));

/** Tell each by itself, of one clause, that something is other than it was. */
const tellers = [tellsChange, tellsState, tellsMeasure, tellsRestored] as const;

/** At the end of an account, or right behind a deed told in it, where what came of it may stand before idle talk. */
export type Closing = 'end' | 'behind_deed';

interface ResultPlace {
  /** The sentence replies to who asked what the steps would achieve. */
  readonly isOnPurpose: boolean;
  /** Where the sentence stands to the end of an account: "She calls every Sunday now" is what came of what was done. */
  readonly closing: Closing | null;
  /** Index of the word from which on something has been done; `Infinity` where nothing has. */
  readonly doneFrom: number;
  /** The sentence tells what happened, with an own deed in it or before it. */
  readonly isStory: boolean;
}

/**
 * The clauses that say what changed; for an imagined case, what a step is for or would change.
 * What grew, fell or came about before anything was done is the problem, unless it is marked as an outcome. What is
 * only meant to come of it is the last resort.
 */
export function findResults(sentence: Sentence, type: QuestionType, place: ResultPlace): Find[] {
  const { words } = sentence;
  const clauses = clausesOf(sentence);
  const cued = findPhrases(words, told)
    .filter(({ first }) => !isNotYet(words, clauseAt(clauses, first)))
    .map(({ first, last }) => withObject(words, clauses, reaching(clauses, first, last)));
  const brought = [...findPhrases(words, changed), ...findPhrases(words, consequences)];
  const changes = [
    ...brought
      .filter(({ first }) => !isNotYet(words, clauseAt(clauses, first)))
      .map(({ first, last }) => reaching(clauses, first, last)),
    ...clauses
      .filter((clause) => !isNotYet(words, clause))
      .filter((clause) => tellers.some((tells) => tells(words, clause))),
    ...clauses
      .filter((clause) => tellsReached(words, clause) || tellsLasting(words, clause))
      .map((clause) => withTime(words, clauses, clause)),
  ].filter(({ last }) => last >= place.doneFrom);
  const outcomes: Find[] = [...cued, ...changes].filter(
    ({ first }) => !leavesOpen(words, first) && !pointsBack(words, first),
  );
  if (type === 'behavioural' || place.isStory) outcomes.push(...findEndings(words, clauses, place));
  if (type !== 'behavioural') outcomes.push(...findExpected(words, clauses, type, place));
  const answers = place.isOnPurpose ? clauses.filter((clause) => answersPurpose(words, clause)) : [];
  const found: Find[] = [
    ...outcomes.filter((range) => hasSubstance(sentence, range)),
    ...answers.filter((range) => isPhrase(range) && contentIn(sentence, range) > 0),
  ];
  return found.map((range) => ({
    ...range,
    isLastResort: range.isLastResort || (type === 'behavioural' && isIntention(words, range)),
  }));
}

/** What came of it in an account, where only its place tells so. */
function findEndings(
  words: readonly Word[],
  clauses: readonly Range[],
  { closing, doneFrom }: ResultPlace,
): Find[] {
  const done = clauses.filter(({ last }) => last >= doneFrom);
  const ending = closing ? done.filter(({ first }) => first >= doneFrom) : [];
  return [
    ...done.filter((clause) => tellsHabit(words, clause)),
    ...ending
      .filter((clause) => tellsClosing(words, clauses, clause))
      .map((clause) => ({
        ...withJoined(words, clauses, withTime(words, clauses, clause)),
        isLastResort: closing !== 'end' || tellsEffort(words, clause),
      })),
    ...ending
      .filter((clause) => clause.first > doneFrom && tellsReply(words, clause))
      .map((clause) => ({ ...withJoined(words, clauses, clause), isLastResort: true })),
  ];
}

/** What steps are for, and in an imagined case what others would have of them. */
function findExpected(
  words: readonly Word[],
  clauses: readonly Range[],
  type: QuestionType,
  { doneFrom }: ResultPlace,
): Find[] {
  const isEffect = (clause: Range) =>
    type === 'situational' && clause.first >= doneFrom && tellsEffect(words, clause);
  return [
    ...expectedIn(words, clauses).map(({ first, last }) => reaching(clauses, first, last)),
    ...clauses.filter((clause) => clause.last >= doneFrom && givesReason(words, clause, type)),
    ...clauses.filter(isEffect),
  ];
}

function isNotYet(words: readonly Word[], { first }: Range): boolean {
  return notYet.test(words[first]?.text ?? '');
}

/** "So that nobody says it wrong again", "so that it can be seen"; not "so we sold more". */
function isIntention(words: readonly Word[], { first, last }: Range): boolean {
  const said = words.slice(first, last + 1);
  return (
    words[first]?.text === 'so' && (!said.some(isPast) || said.some(({ text }) => /^(?:can|may)$/.test(text)))
  );
}

/** "So that was what they meant": no purpose. */
function pointsBack(words: readonly Word[], first: number): boolean {
  const [so, that, verb] = words.slice(first, first + 3).map(({ text }) => text);
  return so === 'so' && that === 'that' && /^(?:is|was|were|wasn't)$/.test(verb ?? '');
}

/** "Which of them failed" leaves it open; "which meant that nobody was called" does not. */
function leavesOpen(words: readonly Word[], first: number): boolean {
  if (/^(?:and|but|so)$/.test(words[first]?.text ?? '')) return leavesOpen(words, first + 1);
  const isConsequence = words[first]?.text === 'which' && words[first + 1]?.bases.includes('mean');
  return openQuestion.test(words[first]?.text ?? '') && !isConsequence;
}

/**
 * From the clause of the cue to the end of the clause behind it, where the cue stands alone ("As a result, …"), or from
 * the one before it, where nothing stands behind (", as planned").
 */
function reaching(clauses: readonly Range[], first: number, last: number): Range {
  const clause = clauseAt(clauses, first);
  const end = clauseAt(clauses, last);
  if (clause.first === first && last === clauses.at(-1)?.last)
    return { first: clauseAt(clauses, Math.max(0, first - 1)).first, last };
  const alone = end.last - last < 2 ? clauseAt(clauses, end.last + 1) : end;
  return {
    first: clause.first,
    last: Math.max(end.last, alone.last === alone.first ? end.last : alone.last),
  };
}

/** With the clause that is its object: "since then I ask myself which days are strange". */
function withObject(words: readonly Word[], clauses: readonly Range[], { first, last }: Range): Range {
  const isObject = /^(?:which|what|whether|how|who)$/.test(words[last + 1]?.text ?? '');
  return { first, last: isObject ? clauseAt(clauses, last + 1).last : last };
}

/** With what the same one did then: "she took the other one and wrote to us". */
function withJoined(words: readonly Word[], clauses: readonly Range[], { first, last }: Range): Range {
  const verb = words[last + 2];
  const goesOn = words[last + 1]?.text === 'and' && verb !== undefined && isPast(verb);
  return { first, last: goesOn ? clauseAt(clauses, last + 1).last : last };
}

/** With the time behind it: "since May", "before the wedding". */
function withTime(words: readonly Word[], clauses: readonly Range[], { first, last }: Range): Range {
  const isTime = /^(?:since|before|after)$/.test(words[last + 1]?.text ?? '');
  return { first, last: isTime ? clauseAt(clauses, last + 1).last : last };
}

function hasSubstance(sentence: Sentence, range: Range): boolean {
  const said = sentence.words.slice(range.first, range.last);
  const isBrief = said.some(
    ({ text }) => pronouns.test(text) || numberWords.has(text) || /^(?:no|every)$/.test(text),
  );
  return isPhrase(range) && contentIn(sentence, range) >= (isBrief ? 1 : 2);
}

function isPhrase({ first, last }: Range): boolean {
  return last - first + 1 >= LEAST_WORDS;
}

/** "The error rate dropped", "and cut the load time", "it was fixed"; not "I fixed it", which is an action. */
function tellsChange(words: readonly Word[], { first, last }: Range): boolean {
  for (let index = first; index <= last; index += 1) {
    const word = words[index];
    const before = words[index - 1]?.text ?? '';
    if (!word || negations.has(word.text) || (before === 'how' && amounts.test(word.text))) return false;
    if (firstPerson.has(word.text)) return false;
    if (determiners.has(before) || before === 'to') continue;
    if (before === 'we' && determiners.has(words[index + 1]?.text ?? '')) continue;
    if (isFault(word, words[index + 1])) return false;
    if (word.bases.some((base) => changeVerbs.has(base)) && isInflected(word)) return true;
    const own = index > first && !/^(?:and|then|but|so|almost|nearly|only|half)$/.test(before);
    if (own && isOurs(words, first, index)) continue;
    if (own && isPast(word) && word.bases.some((base) => completionVerbs.has(base))) return true;
  }
  return false;
}

/** "The import fell over", "the login stopped working". */
function isFault({ bases }: Word, next: Word | undefined): boolean {
  if (bases.includes('fall'))
    return /^(?:over|apart|asleep|ill|out|off|behind|through)$/.test(next?.text ?? '');
  return bases.includes('stop') && next !== undefined && isOneOf(next, running);
}

/** "We only counted finished routes": of "we", whatever ended is what somebody else ended. */
function isOurs(words: readonly Word[], first: number, verb: number): boolean {
  const said = words.slice(first, verb);
  return said.some(({ text }) => text === 'we') && said.some(isPast);
}

/** Past or third person: "drops", "dropped"; "cut" is both. */
function isInflected(word: Word): boolean {
  return (word.bases.length > 1 && !word.text.endsWith('ing')) || word.text === 'cut';
}

/** "The page was faster", "customers got happier"; not "they said they were done". */
function tellsState(words: readonly Word[], { first, last }: Range): boolean {
  for (let index = first + 1; index <= last; index += 1) {
    const near = words.slice(Math.max(first, index - 3), index);
    if (words.slice(first, index).some(({ bases }) => bases.some((base) => saying.has(base)))) return false;
    const be = near.some(({ text }) => beVerbs.has(text)) && !near.some(({ text }) => unfinished.has(text));
    if (be && comparatives.has(words[index]?.text ?? '')) return true;
  }
  return false;
}

/**
 * "The errors went from 3 % to zero", "A change took a day instead of a week"; not "I used one instead of two".
 * Of "we", only where we went from one to the other, or what we now get or need.
 */
function tellsMeasure(words: readonly Word[], { first, last }: Range): boolean {
  const clause = words.slice(first, last + 1);
  if (clause.some(({ text }) => firstPerson.has(text) || negations.has(text))) return false;
  if (clause.some(({ text }) => text === 'we') && !clause.some(isOurGain)) return false;
  const from = clause.findIndex(({ text }) => text === 'from' || text === 'instead');
  const to = clause.findIndex(({ text }, index) => index > from && /^(?:to|of)$/.test(text));
  return from > 0 && to > from && clause.slice(0, from).some(isEvent) && clause.slice(from).some(isMeasure);
}

/** "We went from 9 to 2", "we get three calls instead of forty". */
function isOurGain(word: Word): boolean {
  return word.text === 'went' || /^(?:get|have|need|lose)$/.test(word.text);
}

function isEvent(word: Word): boolean {
  return isPast(word) || isOurGain(word);
}

function isMeasure({ text, bases }: Word): boolean {
  return /^\d/.test(text) || numberWords.has(text) || bases.some((base) => durations.has(base));
}
