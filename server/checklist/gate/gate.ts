import type { InsufficientReason } from '../../../openapi/gen/types.gen.ts';
import { isStuffed } from '../evidence/concepts.ts';
import { findSpecifics } from '../evidence/specifics.ts';
import { isGibberish, isOtherLanguage, isOtherScript } from '../language/english.ts';
import { fillerWords, functionWords } from '../language/function-words.ts';
import { isProse } from '../language/prose.ts';
import { clausesOf, type Sentence, sentencesOf } from '../language/sentences.ts';
import { isNegated, isPast } from '../language/verbs.ts';
import { type Word, withoutTags, wordsOf } from '../language/words.ts';
import type { AskedQuestion, GateVerdict, SaidTurn } from '../types.ts';
import { echoTester, promptsOf } from './echo.ts';
import { isInstruction } from './instructions.ts';

const LEAST_WORDS = 4;
/** Beside words to the rater, an answer has to say more than a scrap. */
const LEAST_BESIDE_INSTRUCTION = 8;
const LONGEST_REFUSAL = 15;
/** A reply to a follow-up may be as short as "by 40 %". */
const SHORT_REPLY = 15;
const REPEATED_SHARE = 0.34;
const REPEATED_WORDS = 25;

const explanations: Readonly<
  Record<Exclude<InsufficientReason, 'off_topic'> | 'gibberish' | 'refusal', string>
> = {
  empty: 'There is no answer here yet.',
  no_letters: 'There are no words in this answer, so there is nothing to look at.',
  too_short: 'This is too short to look at; a few sentences in your own words are enough.',
  repeated_phrase: 'The same words are repeated here, so there is too little to look at.',
  wrong_language:
    'Candor can only read English so far; your language is fine, but this answer could not be looked at.',
  gibberish: 'We could not make out words in this answer; it may have been mistyped.',
  refusal: 'This adds nothing that could be looked at; that is fine.',
  question_repeated: 'This repeats the question; what counts is what you add to it.',
  instruction: 'This speaks to the rater; only what you say about the question is looked at.',
  keyword_list: 'This reads as a list of terms; full sentences, however simple, can be looked at.',
};

/** The sentences that are the candidate's own saying, and what the others are. */
interface Substance {
  readonly sentences: readonly Sentence[];
  readonly removed: ReadonlySet<'instruction' | 'echo'>;
}

/** Says whether an answer can be looked at, before any engine sees it, whatever it is about. In doubt it can. */
export function gateTurn(
  question: AskedQuestion,
  { prompt, answer }: Pick<SaidTurn, 'prompt' | 'answer'>,
): GateVerdict {
  const verdict = gate(answer, promptsOf(question, prompt), prompt !== question.prompt);
  const isList = verdict.outcome === 'answered' && isStuffed(wordsOf(answer), question);
  return isList ? insufficient('keyword_list') : verdict;
}

/** The turns of one question, in order, without those that do not pass the gate. */
export function validTurns<T extends SaidTurn>(question: AskedQuestion, turns: readonly T[]): readonly T[] {
  return turns.filter((turn) => gateTurn(question, turn).outcome === 'answered');
}

/** The same with what an answer may repeat; `isReply` to a follow-up, which may be short. */
export function gate(answer: string, prompts: readonly string[], isReply: boolean): GateVerdict {
  if (answer.trim() === '') return insufficient('empty');
  if (!/\p{L}/u.test(withoutTags(answer)))
    return isReply && /\d/.test(answer) ? { outcome: 'answered' } : insufficient('no_letters');
  const words = wordsOf(answer);
  if (isOtherScript(answer) || isOtherLanguage(words)) return insufficient('wrong_language');
  if (isGibberish(words)) return insufficient('wrong_language', explanations.gibberish);
  if (isRepeated(words)) return insufficient('repeated_phrase');
  return weigh(substanceOf(answer, prompts), isReply);
}

/** Takes out what repeats the prompts or speaks to the rater. */
export function substanceOf(answer: string, prompts: readonly string[]): Substance {
  const removed = new Set<'instruction' | 'echo'>();
  const isEcho = echoTester(prompts);
  const sentences = sentencesOf(answer).filter((sentence) => {
    const removal = isInstruction(sentence) ? 'instruction' : isEcho(sentence.words) ? 'echo' : null;
    if (removal) removed.add(removal);
    return removal === null;
  });
  return { sentences, removed };
}

function weigh({ sentences, removed }: Substance, isReply: boolean): GateVerdict {
  const words = sentences.flatMap((sentence) => sentence.words);
  const least = removed.has('instruction') ? LEAST_BESIDE_INSTRUCTION : LEAST_WORDS;
  const isShortReply = isReply && words.length < SHORT_REPLY;
  const carrying = words.filter(({ text }) => !functionWords.has(text) && !fillerWords.has(text)).length;
  const isDetail =
    isReply && removed.size === 0 && sentences.some((one) => findSpecifics(one, []).length > 0);
  const isTooLittle = words.length < least || carrying === 0;
  if (isTooLittle && !isDetail) {
    if (removed.has('instruction')) return insufficient('instruction');
    if (removed.has('echo')) return insufficient('question_repeated');
    return insufficient('too_short', isRefusal(sentences) ? explanations.refusal : undefined);
  }
  if (words.length <= LONGEST_REFUSAL && !isDetail && isRefusal(sentences))
    return insufficient('too_short', explanations.refusal);
  return isShortReply || sentences.some(isProse) ? { outcome: 'answered' } : insufficient('keyword_list');
}

/** "I don't know, never did that", "no idea": nothing is said but what is not. */
function isRefusal(sentences: readonly Sentence[]): boolean {
  const clauses = sentences.flatMap((one) =>
    clausesOf(one).map(({ first, last }) => one.words.slice(first, last + 1)),
  );
  const isNothing = (clause: readonly Word[]) =>
    isNegated(clause) ||
    !clause.some((word) => isPast(word) || !(functionWords.has(word.text) || fillerWords.has(word.text)));
  return clauses.some(isNegated) && clauses.every(isNothing);
}

/** One phrase over and over: most runs of three words come again, and few different ones are there. */
function isRepeated(words: readonly Word[]): boolean {
  if (words.length < 3) return false;
  const distinct = new Set(words.map(({ text }) => text)).size;
  if (distinct === 1 || (distinct === 2 && words.length >= 6)) return true;
  if (words.length < 9) return false;
  const runs = words
    .slice(2)
    .map((word, index) => `${words[index]?.text} ${words[index + 1]?.text} ${word.text}`);
  const different = new Set(runs).size;
  return different < REPEATED_WORDS && different / runs.length < REPEATED_SHARE;
}

function insufficient(
  reason: Exclude<InsufficientReason, 'off_topic'>,
  explanation = explanations[reason],
): GateVerdict {
  return { outcome: 'insufficient', reason, explanation };
}
