import type { Question } from '../../../content/question-bank.ts';
import type { InsufficientReason } from '../../../gen/types/types.gen.ts';
import { findActions } from '../evidence/action.ts';
import { findConcepts, isStuffed } from '../evidence/concepts.ts';
import { findSpecifics } from '../evidence/specifics.ts';
import { isGibberish, isOtherLanguage, isOtherScript } from '../language/english.ts';
import { isProse, listedWords } from '../language/prose.ts';
import type { Sentence } from '../language/sentences.ts';
import { fillerWords, functionWords } from '../language/vocabulary/function-words.ts';
import { type Word, withoutTags, wordsOf } from '../language/words.ts';
import type { GateVerdict } from '../ports.ts';
import { isAnotherStory } from './another-story.ts';
import { promptsOf } from './echo.ts';
import { takesBack } from './relating.ts';
import { isFarOff, isReplyOffTopic } from './relevance.ts';
import { sayHow, sayMore } from './say-more.ts';
import { type Removal, type Substance, substanceOf } from './substance.ts';

/** A reply to a follow-up may be as short as "by 40 %". */
type SpokenKind = 'core' | 'follow_up';

const LEAST_WORDS = 4;
/** Beside words to the rater, an answer has to say more than a scrap. */
const LEAST_BESIDE_INSTRUCTION = 8;
const LEAST_LISTED = 5;
const LEAST_SAID = 15;
const REPEATED_SHARE = 0.34;
const REPEATED_WORDS = 25;
const OFF_TOPIC_REPLY_WORDS = 20;

const explanations: Readonly<Record<InsufficientReason | 'gibberish' | 'refusal', string>> = {
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
  off_topic:
    'We could not find a link between this answer and the question. Where there is one, it counts only if the answer says it.',
};

/** The weightiest first: what an answer without content is called by. */
const removals: readonly Removal[] = ['instruction', 'echo', 'no_answer'];

/**
 * Says whether an answer can be looked at, before any engine sees it. In doubt it can: spelling, case,
 * punctuation, grammar and a small vocabulary are no reasons. Whether it is off topic only
 * `gateForQuestion` can tell.
 */
export function gate(answer: string, prompt: string, kind: SpokenKind = 'core'): GateVerdict {
  return inspect(answer, substanceOf(answer, [prompt]), kind);
}

/**
 * As `gate`, and `off_topic` where a reply to a follow-up is about something else, or says that all of it is. An answer to the question itself
 * never is, as it may be told in words that nobody foresaw: what is far off is not counted, or left to a person.
 * `toldBefore` are the answers to the same question so far.
 */
export function gateForQuestion(
  question: Question,
  prompt: string,
  answer: string,
  toldBefore: readonly string[] = [],
): GateVerdict {
  const kind = prompt === question.prompt ? 'core' : 'follow_up';
  const substance = substanceOf(answer, promptsOf(question, prompt));
  const verdict = inspect(answer, substance, kind);
  if (verdict.outcome === 'insufficient') return verdict;
  if (kind === 'follow_up' && takesBack(prompt, answer)) return insufficient('off_topic');
  const { sentences } = substance;
  if (isStuffed(sentences, question)) return insufficient('keyword_list');
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const isShort = kind === 'follow_up' && words < OFF_TOPIC_REPLY_WORDS;
  // Asked where no answer could be used: its reply has nothing to lean on.
  const standsAlone = kind === 'core' || prompt === sayMore;
  // Who was asked for a time, or how it relates, may well begin anew.
  const goesOn = !standsAlone && prompt !== sayHow && !/\bwhen\b/i.test(prompt);
  if (goesOn && isAnotherStory(sentences, question, toldBefore)) return insufficient('off_topic');
  if (isShort && !standsAlone) return verdict;
  const isElsewhere = isReplyOffTopic(sentences, question) || (goesOn && isFarOff(sentences, question));
  if (!standsAlone && isElsewhere) return insufficient('off_topic');
  const saysNothing = isShort && !sentences.some((sentence) => addsSomething(sentence, question));
  return saysNothing ? insufficient('too_short', explanations.refusal) : verdict;
}

/** An own action, a figure or a name, or something that the question asks about. */
function addsSomething(sentence: Sentence, question: Question): boolean {
  const finds = [
    ...findActions(sentence, question.type),
    ...findSpecifics(sentence, []),
    ...findConcepts(sentence, question),
  ];
  return finds.length > 0;
}

function inspect(answer: string, substance: Substance, kind: SpokenKind): GateVerdict {
  if (answer.trim() === '') return insufficient('empty');
  const isFigure = kind === 'follow_up' && /\d/.test(answer);
  if (!/\p{L}/u.test(withoutTags(answer)))
    return isFigure ? { outcome: 'answered' } : insufficient('no_letters');
  const words = wordsOf(answer);
  if (isOtherScript(answer) || isOtherLanguage(words)) return insufficient('wrong_language');
  if (isGibberish(words)) return insufficient('wrong_language', explanations.gibberish);
  if (isRepeated(words)) return insufficient('repeated_phrase');
  if (words.length < LEAST_WORDS && kind === 'core') return shortOf(substance);
  return inspectSubstance(substance, kind);
}

function shortOf({ removed }: Substance): GateVerdict {
  const removal = removals.find((name) => removed.has(name));
  if (removal === 'no_answer') return insufficient('too_short', explanations.refusal);
  return insufficient(removal === 'echo' ? 'question_repeated' : (removal ?? 'too_short'));
}

function inspectSubstance(substance: Substance, kind: SpokenKind): GateVerdict {
  const { sentences } = substance;
  const words = sentences.flatMap((sentence) => sentence.words);
  if (saysTooLittle(substance, words, kind)) return shortOf(substance);
  const mayBeShort = kind === 'follow_up' && words.length < LEAST_SAID;
  const listed = sentences.flatMap((sentence) => listedWords(sentence)).filter(Boolean).length;
  const said = words.length - listed;
  if (words.length < LEAST_LISTED && listed === 0 && kind === 'core' && !sentences.some(isProse))
    return insufficient('too_short');
  const isList = said < LEAST_SAID && listed >= words.length * 0.6;
  if (isList || !(mayBeShort || sentences.some(isProse))) return insufficient('keyword_list');
  return { outcome: 'answered' };
}

function saysTooLittle({ sentences, removed }: Substance, words: readonly Word[], kind: SpokenKind): boolean {
  const content = words.filter(({ text }) => !functionWords.has(text) && !fillerWords.has(text));
  if (content.length === 0) return true;
  if (removed.has('instruction') && words.length < LEAST_BESIDE_INSTRUCTION) return true;
  if (words.length >= LEAST_WORDS) return false;
  // "By 40 %" answers a follow-up; "I don't know. Step 5" and "Tab two" do not.
  const isDetail = sentences.some((sentence) => findSpecifics(sentence, []).length > 0);
  return kind === 'core' || removed.size > 0 || !isDetail;
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

function insufficient(reason: InsufficientReason, explanation = explanations[reason]): GateVerdict {
  return { outcome: 'insufficient', reason, explanation };
}
