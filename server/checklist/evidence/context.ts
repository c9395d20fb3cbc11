import { bindingWords, firstPerson, functionWords } from '../language/function-words.ts';
import { clausesOf, punctuationBefore, type Range, type Sentence } from '../language/sentences.ts';
import { durations, isTimeWord, months } from '../language/specific-words.ts';
import { isHabit, isPast, tellsPast } from '../language/verbs.ts';
import type { Word } from '../language/words.ts';
import type { AskedQuestion } from '../types.ts';
import { contentIn } from './spans.ts';

const LEAST_CONTENT = 2;
const scene = /^(?:when|while|as|after|before|once|in|at|on|during|last|for|since|two|three|one)$/;
const condition = /^(?:if|unless|when|once|suppose|assuming|depending)$/;

interface ScenePlace {
  /** Index of the first word of what somebody did, in this sentence; -1 where it was before it, Infinity behind it. */
  readonly doneFrom: number;
  /** One of the first sentences of an answer. */
  readonly isOpening: boolean;
}

/** The clauses that set the scene: what was so before anybody did something or, of an imagined case, on what condition. */
export function findContext(sentence: Sentence, type: AskedQuestion['type'], place: ScenePlace): Range[] {
  const all = clausesOf(sentence);
  const clauses = all.filter((clause) => contentIn(sentence, clause) >= LEAST_CONTENT);
  const { words } = sentence;
  const said = (clause: Range) => words.slice(clause.first, clause.last + 1);
  const scenes = place.isOpening
    ? [
        ...leadOf(sentence),
        ...clauses.filter(
          (clause) => clause.first < place.doneFrom && setsScene(said(clause)) && !isHabit(said(clause)),
        ),
      ]
    : [];
  if (type === 'behavioural') return scenes;
  const conditions = all.filter(
    (clause) =>
      condition.test(words[clause.first]?.text ?? '') &&
      contentIn(sentence, clause) > 0 &&
      clause.last - clause.first > 2,
  );
  return [...scenes, ...conditions];
}

/** "In my first year at a hotel" before what "I" or "we" did. */
function leadOf(sentence: Sentence): Range[] {
  const { words } = sentence;
  const subject = words.findIndex(({ text }) => text === 'we' || firstPerson.has(text));
  const lead = words.slice(0, Math.max(0, subject));
  const isLead =
    subject >= 2 &&
    scene.test(words[0]?.text ?? '') &&
    contentIn(sentence, { first: 0, last: subject - 1 }) > 0;
  const isWhole = lead.some(
    (word, index) =>
      isPast(word) || bindingWords.has(word.text) || (index > 0 && punctuationBefore(sentence, index)),
  );
  return isLead && !isWhole ? [{ first: 0, last: subject - 1 }] : [];
}

/** Something was so, or when and where it was; not what "I" did. */
function setsScene(words: readonly Word[]): boolean {
  if (
    words.some(({ text }) => firstPerson.has(text)) &&
    !/^(?:when|while|as|after)$/.test(words[0]?.text ?? '')
  )
    return words.some(({ text }) => text === 'was') && words.length > 4;
  const when = words.some((word, index) => isTime(word, words[index - 1]));
  return tellsPast(words) || (scene.test(words[0]?.text ?? '') && when);
}

/** "Last year", "in May", "two weeks". */
function isTime(word: Word, before: Word | undefined): boolean {
  if (months.has(word.text)) return functionWords.has(before?.text ?? '');
  return durations.has(word.text)
    ? before !== undefined
    : isTimeWord(word) || /^(?:19|20)\d\d$/.test(word.text);
}
