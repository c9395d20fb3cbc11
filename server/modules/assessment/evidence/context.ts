import type { QuestionType } from '../../../content/question-bank.ts';
import { findPhrases, phraseBook } from '../language/phrases.ts';
import {
  clauseAt,
  clausesOf,
  type Find,
  gapBefore,
  punctuationBefore,
  type Range,
  type Sentence,
} from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { hypothetical } from '../language/vocabulary/action-words.ts';
import { firstPerson, functionWords } from '../language/vocabulary/function-words.ts';
import { durations } from '../language/vocabulary/specific-words.ts';
import { wordSet } from '../language/vocabulary/word-list.ts';
import type { Word } from '../language/words.ts';
import { conditionCues, opinionWords, settingCues, toldSettingCues } from './context-words.ts';
import { contentIn } from './spans.ts';
import { timesIn } from './story.ts';

const LEAST_CONTENT = 2;
const LEAST_WORDS = 3;
const OPENING_CONTENT = 3;
const FARTHEST_VERB = 10;
/** Behind a later verb, somebody is met in the course of a story. */
const FARTHEST_MEETING = 4;
/** "In the June": the time stands so near the beginning. */
const FARTHEST_OPENING = 2;

/** May stand before the "I" of a step. */
const stepOpeners = wordSet('first then next so and but also well okay');

/** Behind one of these, "if" asks whether something is so, and sets no condition. */
const askingVerbs = wordSet('ask see check know find look wonder sure');
const FARTHEST_ASKING = 12;

/** Behind "I had", these had something to do: "I had him tell me". */
const caused = /^(?:him|her|them|it|each|everyone|everybody)$/;

/** Opens a part of a sentence that may tell what was, in a sentence on what always is. */
const relative = /^(?:what|how|why|where)$/;

const settings = phraseBook(settingCues.map((cue) => [cue, true] as const));
const toldSettings = phraseBook(toldSettingCues.map((cue) => [cue, true] as const));
const conditionBook = phraseBook(conditionCues.map((cue) => [cue, true] as const));

interface ContextPlace {
  /** The sentence begins the answer or an account in it, where people set the scene without any cue. */
  readonly isOpening: boolean;
  /** Index of the word from which on something has been done; `Infinity` where nothing has. */
  readonly doneFrom: number;
}

/**
 * The clauses that say when, where or in what situation; for an imagined case, under which conditions.
 * A step that somebody took somewhere ("I wrote it down for my team") is the last resort, and so is what was going on
 * once something had been done: then it is a step or what came of it.
 */
export function findContext(
  sentence: Sentence,
  type: QuestionType,
  { isOpening, doneFrom }: ContextPlace,
): Find[] {
  const { words } = sentence;
  const cues = [...findPhrases(words, settings).map(({ first }) => first), ...timesIn(sentence)];
  const asides: number[] = [];
  if (isTold(sentence, type)) {
    const told = findPhrases(words, toldSettings).filter(
      ({ last }) => !opinionWords.has(words[last + 1]?.text ?? '') && !isMeasure(words, last),
    );
    asides.push(...told.map(({ first }) => first));
    cues.push(...ongoing(sentence), ...place(sentence));
  }
  const conditions = type === 'behavioural' ? [] : conditionsOf(sentence);
  const clauses = clausesOf(sentence);
  return [
    ...conditions.map((cue) => ({ ...withCase(clauses, cue), isLastResort: false })),
    ...(isOpening && setsScene(sentence, type) ? [{ ...clauseAt(clauses, 0), isLastResort: false }] : []),
    ...(isOpening && meetsSomebody(sentence, type) ? [{ ...clauseAt(clauses, 0), isLastResort: true }] : []),
    ...cues.map((cue) => ({
      ...clauseAt(clauses, cue),
      isLastResort: !isOpening && cue > doneFrom && !opens(words, cue),
    })),
    ...asides.map((cue) => {
      const clause = clauseAt(clauses, cue);
      return { ...clause, isLastResort: cue > clause.first && isStep(words, clause.first) };
    }),
  ]
    .map((range) => ({ ...range, last: withColon(sentence, clauses, range) }))
    .filter((range) => range.last - range.first + 1 >= LEAST_WORDS)
    .filter(({ first }) => contentIn(sentence, { first, last: words.length - 1 }) >= LEAST_CONTENT);
}

/** Index of the last word, with what a colon announces: "Last year I had just that: the import fell over". */
function withColon(sentence: Sentence, clauses: readonly Range[], { last }: Range): number {
  return gapBefore(sentence, last + 1).includes(':') ? clauseAt(clauses, last + 1).last : last;
}

/** "On the Saturday", "In May": a time or place at the beginning of a sentence goes on setting the scene. */
function opens(words: readonly Word[], cue: number): boolean {
  return cue <= FARTHEST_OPENING && /^(?:at|in|on|one|last|during|when)$/.test(words[0]?.text ?? '');
}

/** Whether something is told that happened, not what somebody would do: "I'd tell them that I had missed it". */
function isTold({ words }: Sentence, type: QuestionType): boolean {
  const isImagined =
    type !== 'behavioural' && words.some(({ text }) => hypothetical.has(text) || text === "i'd");
  return words.some(isPast) && !isImagined;
}

/** "One day late", "one day by one day": how long, not when; "once a week": how often. */
function isMeasure(words: readonly Word[], last: number): boolean {
  const next = words[last + 1];
  if (words[last]?.text === 'a' && words[last - 1]?.text === 'once')
    return next?.bases.some((base) => durations.has(base)) ?? false;
  return words[last]?.text === 'day' && /^(?:late|early|by|later|longer|off)$/.test(next?.text ?? '');
}

/** Whether a clause begins with "I", or "Then we". */
function isStep(words: readonly Word[], first: number): boolean {
  const subject = words.slice(first).find(({ text }) => !stepOpeners.has(text))?.text ?? '';
  return firstPerson.has(subject) || subject === 'we';
}

/** The clause of a condition; of a bare "if not", with what is done then. */
function withCase(clauses: readonly Range[], cue: number): Range {
  const clause = clauseAt(clauses, cue);
  const isBare = clause.last - clause.first + 1 < LEAST_WORDS;
  return isBare ? { first: clause.first, last: clauseAt(clauses, clause.last + 1).last } : clause;
}

/** "If he got nasty", but not "I'd check if I missed anything". */
function conditionsOf(sentence: Sentence): number[] {
  return findPhrases(sentence.words, conditionBook)
    .map(({ first }) => first)
    .filter((first) => sentence.words[first]?.text !== 'if' || !asksWhether(sentence, first))
    .filter(
      (first) => !asksWhen(sentence, first) && !isOwnGuess(sentence, first) && !isSomebody(sentence, first),
    );
}

/** "Whoever depends on it": somebody, and no case. */
function isSomebody({ words }: Sentence, cue: number): boolean {
  return words[cue]?.bases.includes('depend') === true && /^who(?:ever)?$/.test(words[cue - 1]?.text ?? '');
}

/** "When was that?", "I'd ask what was said, when, and who sat there". */
function asksWhen(sentence: Sentence, cue: number): boolean {
  const next = sentence.words[cue + 1];
  if (sentence.words[cue]?.text !== 'when') return false;
  const isBare = !next || next.text === 'and' || punctuationBefore(sentence, cue + 1);
  return isBare || (cue === 0 && /^(?:was|were|is|are|did|do|does)$/.test(next.text));
}

/** "What we assume": no case. */
function isOwnGuess({ words }: Sentence, cue: number): boolean {
  const before = words[cue - 1]?.text ?? '';
  return /^(?:assume|suppose)$/.test(words[cue]?.text ?? '') && (before === 'we' || firstPerson.has(before));
}

function asksWhether(sentence: Sentence, cue: number): boolean {
  if (punctuationBefore(sentence, cue)) return false;
  return sentence.words
    .slice(Math.max(0, cue - FARTHEST_ASKING), cue)
    .some(({ bases }) => bases.some((base) => askingVerbs.has(base)));
}

/** "I was building", "we had moved", "I had to present": what was going on. */
function ongoing({ words }: Sentence): number[] {
  return words.flatMap(({ text }, index) => {
    const verb = words[index + 1]?.text ?? '';
    const goesOn = /^(?:was|were)$/.test(verb) && /.{3}ing$/.test(words[index + 2]?.text ?? '');
    const had = verb === 'had' && !caused.test(words[index + 2]?.text ?? '');
    return /^(?:i|we)$/.test(text) && (goesOn || had) ? [index] : [];
  });
}

/** "At the garden centre, …": only at the beginning, since one also looks "at the logs". */
function place({ words }: Sentence): number[] {
  const opens =
    /^(?:at|in|on)$/.test(words[0]?.text ?? '') && /^(?:the|a|an|one|my|our)$/.test(words[1]?.text ?? '');
  return opens && !opinionWords.has(words[2]?.text ?? '') ? [0] : [];
}

/**
 * "I told a man he'd have it by Friday", "We lost a tender": the first words of a story, with somebody nobody has heard
 * of yet, or on what befell all of us.
 */
function meetsSomebody({ words }: Sentence, type: QuestionType): boolean {
  const verb = words.slice(1, FARTHEST_MEETING).findIndex(isPast) + 1;
  if (type !== 'behavioural' || !isStep(words, 0) || verb === 0) return false;
  if (words[0]?.text === 'we') return true;
  const article = words[verb + 1]?.text ?? '';
  return /^(?:a|an|one|two|three)$/.test(article) && !functionWords.has(words[verb + 2]?.text ?? '');
}

/** "A passenger shouted at me because …": somebody did something; not "A reply answers what they asked". */
function setsScene(sentence: Sentence, type: QuestionType): boolean {
  const { words } = sentence;
  const isState = /^(?:was|were|had)$/.test(words[1]?.text ?? '');
  if ((isStep(words, 0) && !isState) || /^(?:it|this|that|there)$/.test(words[0]?.text ?? '')) return false;
  const verb = words.slice(1, FARTHEST_VERB).findIndex(isPast);
  const isAside = type !== 'behavioural' && words.slice(1, verb + 1).some(({ text }) => relative.test(text));
  return (
    verb !== -1 && !isAside && contentIn(sentence, { first: 0, last: words.length - 1 }) >= OPENING_CONTENT
  );
}
