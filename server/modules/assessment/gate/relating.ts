import type { Question } from '../../../content/question-bank.ts';
import { isProse } from '../language/prose.ts';
import { type Sentence, sentencesOf } from '../language/sentences.ts';
import { isPast } from '../language/tense.ts';
import { wordSet } from '../language/vocabulary/word-list.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { SpokenTurn } from '../ports.ts';
import { promptsOf } from './echo.ts';
import { askingWords, isAmong, isFarOff, isReplyOffTopic, tellingWords } from './relevance.ts';
import { sayHow } from './say-more.ts';
import { substanceOf } from './substance.ts';

/**
 * "It does not", "I can't think of one", "There is no connection"; but not "It did not work", "It was not really the
 * router", "There was no connection in the evening" or "I should have said so: the cloud is the complicated thing".
 */
const denials = [
  /^(?:\w+,? )?(?:it|this|that|my \w+|my \w+ \w+) (?:does not|doesn't|did not|didn't)(?: really| at all)*(?=$|[,.;!?:]| (?:relate|belong|answer|fit (?:in|the question)|have (?:anything|much|a lot) to do))/,
  /\b(?:nothing|little|not much|not a lot)(?: at all)? to do with\b|^there is none\b/,
  /\b(?:no|any|zero|without) (?:\w+ )?(?:link|relation|relationship|connection|bearing)(?=$|[,.;!?]| (?:to|with|at all|on|here|between|myself)\b)/,
  /\b(?:unrelated|irrelevant|off[- ]topic|beside the point|off on a tangent|rambling|just a random)\b/,
  /^(?:\w+,? )?(?:not (?:at all|really|much|related)(?=$|[,.;!?])|no$|none(?: at all| whatsoever)?$|in no way\b)/,
  /^(?:oh,? |i'm |i am )?(?:so |very )?sorry\W*$/,
  /\b(?:i|we) (?:do not|don't) think (?:it|this|that|so)(?: does| is)?(?=$|[,.;!?])/,
  /\b(?:can't|can not|cannot) think of\b|\blost the thread\b|\bmixed it up\b|\bgot carried away\b/,
  /\b(?:it|this|that|story)(?: is not|'s not| isn't| was not| wasn't)(?: really)? (?:about|related|an answer)\b(?!.*\bbut\b)/,
  /\b(?:do not|don't|no idea) (?:know )?how (?:it|this|that) relates\b/,
  /\b(?:misread|misunderstood|ignored) the\b.*\bquestion\b|\b(?:another|a different|the wrong) question\b/,
  /\b(?:have not|haven't|did not|didn't|never) answer(?:ed)? (?:it|you|that|the question|your question)\b/,
  /\b(?:wrong|different|other|another) (?:story|subject|topic|thing)$|\bwrong one$/,
  /\b(?:speak|spoke|talked|told|wrote|was|thinking)(?: you)?(?: about| of)? (?:something|somewhere) (?:else|different|entirely different)\b/,
  /\b(?:just|only) (?:felt like|wanted to (?:fill|see if)|the first thing)\b|\b(?:to fill|filled) the (?:box|time|space)\b/,
  /\bi (?:never had|have never had|have no|had no|haven't|don't have|do not have)(?: an?y?| got an?y?)? (?:such|other|better|story|example|experience)\b/,
  /\b(?:only|just) joking\b/,
];

/** What anybody says of themselves: one such word takes up nothing ("It shows that I care about people"), two do. */
const ofAnybody = wordSet('people person somebody others everybody thing show make take give help change');

const persons = new Set("i i'd i've we we'd we've my our".split(' '));

/**
 * Whether a turn says how what was told relates to the question: asked for just that, somebody takes up what was asked
 * and tells something with it. Whether that is true a model may tell, which is asked then; the checklist counts nothing
 * for it. After a retry it is not asked any more, so the retry itself may say it.
 */
export function isRelating(question: Question, { prompt, answer, isRetry }: SpokenTurn): boolean {
  if ((prompt !== sayHow && !isRetry) || deniesLink(answer)) return false;
  const { sentences } = substanceOf(answer, promptsOf(question, prompt));
  const told = sentences.flatMap(({ words }) => words);
  const isOff = isRetry ? isFarOff : isReplyOffTopic;
  return (
    takesUp(sentences.filter(isTold), question) &&
    !repeatsQuestion(question, told) &&
    !isOff(sentences, question)
  );
}

function takesUp(sentences: readonly Sentence[], question: Question): boolean {
  const words = sentences.flatMap((sentence) => sentence.words);
  const taken = askingWords(question.prompt).filter((word) => isAmong(word, words));
  const isTelling = taken.some(({ bases }) => !bases.some((base) => ofAnybody.has(base)));
  return isTelling || new Set(taken.map(({ text }) => text)).size > 1;
}

/**
 * Whether a reply says that what was told has nothing to do with the question: on being asked for that, or naming the
 * question ("It had nothing to do with the cable" speaks of something else).
 */
export function takesBack(prompt: string, reply: string): boolean {
  return (prompt === sayHow || /\bquestions?\b/i.test(reply)) && deniesLink(reply);
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
