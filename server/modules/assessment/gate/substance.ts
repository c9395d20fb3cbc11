import type { QuestionType } from '../../../content/question-bank.ts';
import { findActions } from '../evidence/action.ts';
import { findPhrases, phraseBook } from '../language/phrases.ts';
import { isProse } from '../language/prose.ts';
import { type Sentence, sentencesOf } from '../language/sentences.ts';
import { habitual } from '../language/vocabulary/action-words.ts';
import { echoedWords, echoOf } from './echo.ts';
import { isInstruction } from './instructions.ts';
import { platitudes } from './platitudes.ts';
import { refusals } from './refusals.ts';

const ECHOED_SHARE = 0.6;
const OWN_WORDS = 8;

const noAnswers = phraseBook(refusals.map((phrase) => [phrase, true] as const));
const commonplaces = phraseBook(platitudes.map((phrase) => [phrase, true] as const));

export type Removal = 'instruction' | 'echo' | 'no_answer';

/** An answer without the sentences that are none of the candidate's own saying. */
export interface Substance {
  readonly sentences: readonly Sentence[];
  readonly removed: ReadonlySet<Removal>;
}

/** Takes out what repeats the prompts, speaks to the rater, or says that there is nothing to say. */
export function substanceOf(answer: string, prompts: readonly string[]): Substance {
  const echo = echoOf(prompts);
  const removed = new Set<Removal>();
  const sentences = sentencesOf(answer).filter((sentence) => {
    const removal = removalOf(sentence, echoedWords(sentence, echo));
    if (removal) removed.add(removal);
    return removal === null;
  });
  return { sentences, removed };
}

function removalOf(sentence: Sentence, echoed: readonly boolean[]): Removal | null {
  const share = echoed.filter(Boolean).length / sentence.words.length;
  if (share >= ECHOED_SHARE) return 'echo';
  if (isInstruction(sentence)) return 'instruction';
  return isNoAnswer(sentence) ? 'no_answer' : null;
}

function isNoAnswer(sentence: Sentence): boolean {
  const [match] = findPhrases(sentence.words, noAnswers);
  if (!match) return false;
  const own = sentence.words.length - (match.last - match.first + 1);
  const goesOn = findActions(sentence, 'technical').some(({ first }) => first > match.last);
  return own <= OWN_WORDS && !goesOn;
}

/** The sentences in which evidence may be looked for. A reply to a follow-up may be as short as "by 40 %". */
export function evidenceIn(
  answer: string,
  prompts: readonly string[],
  type: QuestionType,
  mayBeShort: boolean,
): readonly Sentence[] {
  return substanceOf(answer, prompts).sentences.filter(
    (sentence) =>
      (isProse(sentence) || (mayBeShort && sentence.words.length <= OWN_WORDS)) &&
      !isCommonplace(sentence, type),
  );
}

/** "I always give 110 %": what anybody says of themselves. */
export function isCommonplace(sentence: Sentence, type: QuestionType): boolean {
  if (findPhrases(sentence.words, commonplaces).length === 0) return false;
  return findActions(sentence, type).length === 0 || sentence.words.some(({ text }) => habitual.has(text));
}
