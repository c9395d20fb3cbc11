import { bindingWords, firstPerson, modals, negations } from '../language/function-words.ts';
import { clausesOf, type Range, type Sentence } from '../language/sentences.ts';
import { isHabit, isPast, isPastAt, tellsPast } from '../language/verbs.ts';
import { wordSet } from '../language/word-list.ts';
import type { Word } from '../language/words.ts';
import type { AskedQuestion } from '../types.ts';
import { contentIn } from './spans.ts';

/** Something got more, less or other; stems. */
const changes = wordSet(`
  cut reduc drop fall rise grow increas decreas improv save doubl halv tripl shrink speed lower prevent avoid
  recov succe disappear vanish renew
`);
/** Words that say of themselves that what follows came of what was done. */
const cue =
  /^(?:as a result|in the end|at the end|since then|from then on|after that|the (?:result|outcome|effect) (?:was|is)|so (?:that|in the end)|thanks to|which (?:meant|means|led|gave|made|saved|brought)|(?:finally|eventually|afterwards|today|now)\b)/;
const purpose =
  /\b(?:so that|so (?:i|we|they|he|she|it|nobody|everyone|people|nothing)\b|to (?:make sure|ensure|avoid|prevent|see (?:if|whether|how|what|which)|find out|know)|in order to|that way|which (?:means|shows|tells|gives)|otherwise)\b/;
const comparative =
  /^(?:faster|quicker|slower|shorter|fewer|less|more|lower|higher|better|easier|smaller|larger|safer|happier|happy|satisfied|gone|stable|zero|fixed|done|back|over)$/;
const subordinating = /^(?:because|if|whether|who|what|how|before|until|unless|when|while|is|are|was|were)$/;
const being = /^(?:is|are|was|were|became|got|went|stayed|ran|has|have|had|been)$/;

interface ResultPlace {
  /** Index of the word from which on something has been done; `Infinity` where nothing has. */
  readonly doneFrom: number;
  /** Among the last sentences of an account with an own action before it. */
  readonly isEnding: boolean;
  /** The reply to who asked for the outcome. */
  readonly isProbed: boolean;
}

/** The clauses that say what changed; for an imagined case, what a step is for or would change. */
export function findResults(sentence: Sentence, type: AskedQuestion['type'], place: ResultPlace): Range[] {
  const { words } = sentence;
  return clausesOf(sentence).filter((clause) => {
    const said = words.slice(clause.first, clause.last + 1);
    if (said.length < 3 || contentIn(sentence, clause) === 0 || isHabit(said)) return false;
    if (subordinating.test(said[0]?.text ?? '')) return false;
    if (place.isProbed) return true;
    if (type !== 'behavioural' && tellsPurpose(said)) return true;
    const isDone = clause.last >= place.doneFrom;
    if (isDone && (tellsCue(said) || tellsChange(said) || tellsState(said))) return true;
    const isLast = place.isEnding && clause.first >= place.doneFrom;
    return type === 'behavioural' && isLast && tellsOther(said);
  });
}

const textOf = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:and|but|so(?! (?:that|in))) /, '');

const isOwn = (words: readonly Word[]) => words.some(({ text }) => firstPerson.has(text));

/** "In the end it was stable", "as a result nobody waits". */
function tellsCue(words: readonly Word[]): boolean {
  const text = textOf(words);
  // "At the end of the day communication is key" came of nothing.
  if (
    /^(?:in|at) the end/.test(text) &&
    !tellsPast(words) &&
    !words.some(({ text: word }) => modals.has(word))
  )
    return false;
  if (!words.some((word) => isPast(word) || bindingWords.has(word.text)) && !/^so that/.test(text))
    return false;
  return (
    cue.test(text) && !(/^(?:finally|now|today|afterwards|after that|at the end)/.test(text) && isOwn(words))
  );
}

/** "The error rate dropped", "and cut the load time"; not "I reduced it", which is an action. */
function tellsChange(words: readonly Word[]): boolean {
  if (isOwn(words)) return false;
  const verb = words.findIndex(({ stem }) => changes.has(stem));
  const before = words[verb - 1]?.text ?? '';
  const isVerb = isPastAt(words, verb) || /s$/.test(words[verb]?.text ?? '');
  return isVerb && !/^(?:a|an|the|to|of|my|our|no)$/.test(before);
}

/** "The page was faster", "there was no warning", "it has not come back". */
function tellsState(words: readonly Word[]): boolean {
  if (isOwn(words)) return false;
  const be = words.findIndex(({ text }) => being.test(text));
  if (be < 0) return false;
  const behind = words.slice(be + 1, be + 4);
  const isNone = words[be + 1]?.text === 'no' || / (?:any ?more|no longer|again)$/.test(` ${textOf(words)}`);
  return isNone || behind.some(({ text }) => comparative.test(text));
}

/** At the end of an account, what others did or what was so then: "She agreed", "They kept it". */
function tellsOther(words: readonly Word[]): boolean {
  const verb = words.findIndex((_, index) => isPastAt(words, index));
  if (verb < 0 || isOwn(words) || words.some(({ text }) => text === 'we')) return false;
  const subject = words.slice(0, verb).filter(({ text }) => !/^(?:and|but|so|then|in|the|end)$/.test(text));
  return (
    subject.length > 0 &&
    !words
      .slice(0, verb)
      .some(({ text }) => negations.has(text) && text !== 'nobody' && text !== 'nothing' && text !== 'no')
  );
}

function tellsPurpose(words: readonly Word[]): boolean {
  return purpose.test(textOf(words));
}
