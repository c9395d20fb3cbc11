import type { Question } from '../../../content/question-bank.ts';
import { isProse } from '../language/prose.ts';
import { type Sentence, sentencesOf } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { askingWords, isAmong, isFarOff, isReplyOffTopic, tellingWords } from './relevance.ts';
import { sayHow } from './say-more.ts';
import { substanceOf } from './substance.ts';

/**
 * "It does not", "I can't think of one", "My trip has little to do with it"; but not "It did not work", "It was not
 * really the router" or "Sorry, I should have said so: the cloud is the complicated thing".
 */
const denials = [
  /^(?:\w+, )?(?:it|this|that|my \w+|my \w+ \w+) (?:does not|doesn't|did not|didn't)(?: really| at all)*(?=$|[,.;!?:]| (?:relate|belong|answer|fit (?:in|the question)|have (?:anything|much|a lot) to do))/,
  /\b(?:nothing|little|not much|not a lot)(?: at all)? to do with\b|\bno link\b|^there is none\b/,
  /^(?:\w+,? )?(?:not (?:at all|really)(?=$|[,.;!?])|no$)/,
  /^(?:oh,? |i'm |i am )?(?:so |very )?sorry\W*$/,
  /\b(?:can't|can not|cannot) think of\b|\blost the thread\b|\bmixed it up\b/,
  /\b(?:it|this|that|story)(?: is not|'s not| isn't| was not| wasn't) (?:about|related)\b(?!.*\bbut\b)/,
  /\b(?:do not|don't|no idea) (?:know )?how (?:it|this|that) relates\b/,
  /\b(?:misread|misunderstood|ignored) the\b.*\bquestion\b|\b(?:another|a different|the wrong) question\b/,
  /\bi (?:never had|have never had|have no|had no|haven't|don't have|do not have)(?: an?y?| got an?y?)? (?:such|other|better|story|example)\b/,
  /\b(?:only|just) joking\b/,
];

const persons = new Set("i i'd i've we we'd we've my our".split(' '));

/**
 * Whether a turn says how what was told relates to the question: asked for just that, somebody takes up a word of the
 * question and tells something with it. Whether that is true a model may tell, which is asked then; the checklist
 * counts nothing for it. After a retry it is not asked any more, so the retry itself may say it.
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

/** Whether somebody who was asked how an answer relates says that it does not, and no more. */
export function deniesLink(reply: string): boolean {
  const sentences = sentencesOf(reply.replaceAll('’', "'").toLowerCase());
  const others = sentences.filter((sentence) => !denies(sentence));
  return others.length < sentences.length && !others.some(isTold);
}

function denies({ source, words }: Sentence): boolean {
  const said = source.slice(words[0]?.start, words.at(-1)?.end);
  return denials.some((denial) => denial.test(said));
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
