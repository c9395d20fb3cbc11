import type { Question } from '../../../content/question-bank.ts';
import { isProse } from '../language/prose.ts';
import type { Sentence } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { askingWords, isAmong, isFarOff, isReplyOffTopic, tellingWords } from './relevance.ts';
import { sayHow } from './say-more.ts';
import { substanceOf } from './substance.ts';

/** "It does not", "Sorry, I can't think of one"; but not "I did not give up", "it does not work" or "I said sorry". */
const denials = [
  /\b(?:it|this|that) (?:does not|doesn't|did not|didn't)(?: really| at all)*(?=$|[^\w\s]| (?:relate|fit|belong|answer|have))/i,
  /\b(?:it|this|that) has (?:nothing|no)\b|\bnot (?:at all|really)\b|\bno (?:link|connection)\b/i,
  /(?:^|[.!?]\s+)(?:oh,? |i'm |i am )?(?:so |very )?sorry\b/i,
  /\b(?:can't|can not|cannot|couldn't|could not) think of\b|\blost the thread\b/i,
  /\bi (?:have no|haven't|don't have|do not have)(?: an?y?| got an?y?)? (?:such|other|better|story|example)\b/i,
];

const persons = new Set("i i'd i've we we'd we've my our".split(' '));

/**
 * Whether a turn says how what was told relates to the question: asked for just that, somebody takes up a word of the
 * question and tells something with it. Whether that is true no words can tell; a person reads it. After a retry it is
 * not asked any more, so the retry itself may say it, beside a concept that it meets.
 */
export function isRelating(question: Question, { prompt, answer, isRetry }: SpokenTurn): boolean {
  if ((prompt !== sayHow && !isRetry) || deniesLink(answer)) return false;
  const asked = askingWords(question.prompt);
  const { sentences } = substanceOf(answer, promptsOf(question, prompt));
  const takesUp = sentences.some(
    (sentence) => isTold(sentence) && asked.some((word) => isAmong(word, sentence.words)),
  );
  const told = sentences.flatMap(({ words }) => words);
  const isOff = isRetry ? isFarOff : isReplyOffTopic;
  return takesUp && !repeatsQuestion(question, told) && !isOff(sentences, question);
}

/** Whether somebody who was asked how an answer relates says that it does not. */
export function deniesLink(reply: string): boolean {
  const plain = reply.replaceAll('’', "'");
  return denials.some((denial) => denial.test(plain));
}

/** Whether all that words tell stands in the question already. */
export function repeatsQuestion(question: Question, words: readonly Word[]): boolean {
  const asked = tellingWords(wordsOf(question.prompt));
  const telling = tellingWords(words);
  return telling.length > 0 && telling.every((word) => isAmong(word, asked));
}

function isTold(sentence: Sentence): boolean {
  const tells = (word: Word) => persons.has(word.text) || isPast(word);
  return isProse(sentence) && sentence.words.some(tells);
}
