import type { QuestionType } from '../../../content/question-bank.ts';
import { conditionCues, monthNames, opinionWords, settingCues, toldSettingCues } from './context-words.ts';
import { firstPerson } from './function-words.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { clauseAt, clausesOf, type Range, type Sentence } from './sentences.ts';
import { contentIn } from './spans.ts';
import { isPast } from './tense.ts';

const LEAST_CONTENT = 2;
const LEAST_WORDS = 3;
const OPENING_CONTENT = 4;
const FARTHEST_VERB = 8;

const settings = phraseBook(settingCues.map((cue) => [cue, true] as const));
const toldSettings = phraseBook(toldSettingCues.map((cue) => [cue, true] as const));
const conditions = phraseBook(conditionCues.map((cue) => [cue, true] as const));

/**
 * The clauses that say when, where or in what situation; for an imagined case, under which conditions.
 * `isOpening`: the sentence begins the answer, where people set the scene without any cue.
 */
export function findContext(sentence: Sentence, type: QuestionType, isOpening: boolean): Range[] {
  const { words } = sentence;
  const cues = [...findPhrases(words, settings).map(({ first }) => first), ...dates(sentence)];
  if (words.some(isPast)) {
    const told = findPhrases(words, toldSettings).filter(
      ({ last }) => !opinionWords.has(words[last + 1]?.text ?? ''),
    );
    cues.push(...told.map(({ first }) => first), ...ongoing(sentence), ...place(sentence));
  }
  if (type !== 'behavioural') cues.push(...findPhrases(words, conditions).map(({ first }) => first));
  if (isOpening && setsScene(sentence)) cues.push(0);
  const clauses = clausesOf(sentence);
  return cues
    .map((first) => clauseAt(clauses, first))
    .filter((range) => range.last - range.first + 1 >= LEAST_WORDS)
    .filter(({ first }) => contentIn(sentence, { first, last: words.length - 1 }) >= LEAST_CONTENT);
}

/** "I was building", "we had moved", "I had to present": what was going on. */
function ongoing({ words }: Sentence): number[] {
  return words.flatMap(({ text }, index) => {
    const verb = words[index + 1]?.text ?? '';
    const goesOn = /^(?:was|were)$/.test(verb) && /.{3}ing$/.test(words[index + 2]?.text ?? '');
    return /^(?:i|we)$/.test(text) && (goesOn || verb === 'had') ? [index] : [];
  });
}

/** "At the garden centre, …": only at the beginning, since one also looks "at the logs". */
function place({ words }: Sentence): number[] {
  const opens =
    /^(?:at|in|on)$/.test(words[0]?.text ?? '') && /^(?:the|a|an|one)$/.test(words[1]?.text ?? '');
  return opens && !opinionWords.has(words[2]?.text ?? '') ? [0] : [];
}

/** "In 2019", "last March". */
function dates({ words }: Sentence): number[] {
  return words.flatMap(({ text }, index) => {
    const isMonth =
      monthNames.has(text) && /^(?:in|last|since|during|until)$/.test(words[index - 1]?.text ?? '');
    return isMonth || /^(?:19|20)\d\d$/.test(text) ? [index] : [];
  });
}

/** "A passenger shouted at me because …": somebody or something did or was something. */
function setsScene(sentence: Sentence): boolean {
  const [first] = sentence.words;
  if (!first || firstPerson.has(first.text) || /^(?:it|this|that|there)$/.test(first.text)) return false;
  const all = { first: 0, last: sentence.words.length - 1 };
  return sentence.words.slice(1, FARTHEST_VERB).some(isPast) && contentIn(sentence, all) >= OPENING_CONTENT;
}
