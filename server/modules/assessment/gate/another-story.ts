import type { Question } from '../../../content/question-bank.ts';
import { timesIn } from '../evidence/story.ts';
import type { Sentence } from '../language/sentences.ts';
import { weekdays } from '../language/vocabulary/specific-words.ts';
import { wordsOf } from '../language/words.ts';
import { carryingWords, conceptsMet, isAmong } from './relevance.ts';

/** With fewer words that carry something, a reply is too short to be a story of its own. */
const LEAST_CARRYING = 4;
/** "On Saturday", "In May": a time that opens an account stands within so many words. */
const OPENING_WORDS = 3;

/**
 * Whether a reply to a follow-up begins an account of its own ("On Saturday I painted my kitchen") that takes up no
 * word of the question or of what was told before. A reply that goes on with its story hardly ever does both.
 */
export function isAnotherStory(
  sentences: readonly Sentence[],
  question: Question,
  toldBefore: readonly string[],
): boolean {
  const [opening] = sentences;
  if (!opening || toldBefore.length === 0 || !beginsWithTime(opening)) return false;
  const carrying = carryingWords(sentences.flatMap(({ words }) => words));
  const known = carryingWords(wordsOf([question.prompt, ...toldBefore].join('\n')));
  const takesUp = carrying.some((word) => isAmong(word, known));
  return carrying.length >= LEAST_CARRYING && !takesUp && conceptsMet(sentences, question).size === 0;
}

function beginsWithTime(sentence: Sentence): boolean {
  const opening = sentence.words.slice(0, OPENING_WORDS);
  return (
    opening.some(({ text }) => weekdays.has(text)) || timesIn(sentence).some((place) => place < OPENING_WORDS)
  );
}
