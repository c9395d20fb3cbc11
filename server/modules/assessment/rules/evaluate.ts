import type { Question } from '../../../content/question-bank.ts';
import type { Checklist, CheckName, ConceptMark, EvidenceSpan } from '../../../gen/types/types.gen.ts';
import { findActions, firstDeed } from '../evidence/action.ts';
import { checkLabels, checkNames, missingText, notCounted } from '../evidence/checks.ts';
import { conceptsNeeded, isTermList } from '../evidence/concepts.ts';
import { findContext } from '../evidence/context.ts';
import { type Closing, findResults } from '../evidence/result/result.ts';
import { spanOf } from '../evidence/spans.ts';
import { findSpecifics } from '../evidence/specifics.ts';
import { beginsStory, tellsPast } from '../evidence/story.ts';
import { promptsOf } from '../gate/echo.ts';
import { repeatsQuestion } from '../gate/relating.ts';
import { sayHow } from '../gate/say-more.ts';
import { soundTurns } from '../gate/sound-turns.ts';
import { evidenceIn } from '../gate/substance.ts';
import type { Find, Range, Sentence } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import type { SpokenTurn } from '../ports.ts';
import { askPurpose } from './asked-purpose.ts';
import { markConcepts, withOutcome } from './concept-marks.ts';
import { inOrder, type SpanFound, shownOf } from './shown-spans.ts';

const CLOSING_SENTENCES = 2;

interface Reading {
  readonly turnId: string;
  readonly sentence: Sentence;
  /** Whether a stretch of it can be evidence: not one that only takes up the question, as a reply on the link does. */
  readonly isOwn: (at: Range) => boolean;
  /** The sentence begins the answer to the core question, or an account in it. */
  readonly isOpening: boolean;
  /** The sentence replies to who asked what the steps would achieve. */
  readonly isOnPurpose: boolean;
  /** Behind an own action: whether the sentence is one of the last two of its turn, or of the two behind a deed. */
  readonly closing: Closing | null;
  /** Index of the word from which on something has been done, in this sentence; -1 where it was before it. */
  readonly doneFrom: number;
  /** Something is told that happened, and an own deed with it or before it. */
  readonly isStory: boolean;
}

/** Marks what one core question's turns show, taken together; null where no turn passes the gate. */
export function evaluate(question: Question, turns: readonly SpokenTurn[]): Checklist | null {
  const sound = soundTurns(question, turns);
  if (sound.length === 0) return null;
  const readings = sinceDone(
    question,
    sound.flatMap((turn) => readTurn(question, turn)),
  );
  if (readings.length === 0) return null;
  const spoken = markConcepts(question, readings);
  // One concept alone is met by one story in ten of the same trade that is about another question.
  const isCounted = firstOfEach(spoken).length >= conceptsNeeded(question);
  const items = checkNames.map((check) => {
    const evidence = check === 'concepts' ? firstOfEach(spoken) : evidenceOf(check, question, readings);
    const isShown = check === 'concepts' ? isCounted : evidence.length > 0;
    const found = isShown && isCounted;
    const missing = isShown ? notCounted : missingText(check, question.type);
    return { check, label: checkLabels[check], found, evidence, missing: found ? null : missing };
  });
  const found = items.filter((item) => item.found).length;
  const concepts = withOutcome(question, spoken, findsOf('result', question, readings));
  return { found, of: items.length, ...(!isCounted && { is_unclear: true }), items, concepts };
}

function readTurn(question: Question, turn: SpokenTurn): Reading[] {
  const isFollowUp = turn.prompt !== question.prompt;
  const prompts = promptsOf(question, turn.prompt);
  const sentences = evidenceIn(turn.answer, prompts, question.type, isFollowUp).filter(
    (sentence) => !isTermList(sentence, question),
  );
  return sentences.map((sentence, index) => ({
    turnId: turn.turnId,
    sentence,
    isOwn: ({ first, last }) =>
      turn.prompt !== sayHow || !repeatsQuestion(question, sentence.words.slice(first, last + 1)),
    isOpening: index === 0 && !isFollowUp,
    isOnPurpose: turn.prompt === askPurpose,
    doneFrom: Number.POSITIVE_INFINITY,
    isStory: false,
    closing: index >= sentences.length - CLOSING_SENTENCES ? ('end' as const) : null,
  }));
}

/**
 * Marks from where on something has been done, over all turns in order: anew in the first account, where what one does
 * was said before it.
 */
function sinceDone(question: Question, readings: readonly Reading[]): Reading[] {
  let isDone = false;
  let isTold = false;
  let sinceOwn = Number.POSITIVE_INFINITY;
  const isOwnDeed = readings.map(({ sentence }) => findActions(sentence, question.type).length > 0);
  const lastDeed = new Map(
    readings.flatMap(({ turnId }, place) => (isOwnDeed[place] ? [[turnId, place]] : [])),
  );
  return readings.map((reading, place) => {
    const deed = firstDeed(reading.sentence, question.type);
    const begins = isDone && !isTold && beginsStory(reading.sentence);
    if (begins) isDone = false;
    const doneFrom = isDone ? -1 : (deed ?? Number.POSITIVE_INFINITY);
    isDone ||= deed !== null;
    isTold ||= deed !== null && tellsPast(reading.sentence);
    const isStory = isTold && tellsPast(reading.sentence);
    sinceOwn = isOwnDeed[place] ? 0 : sinceOwn + 1;
    const behindDeed = sinceOwn <= CLOSING_SENTENCES ? ('behind_deed' as const) : null;
    // "She felt hurt. I asked him to help her": with an own deed to come, the account goes on.
    const goesOn = place < (lastDeed.get(reading.turnId) ?? -1);
    const end = goesOn ? null : reading.closing;
    const closing = Number.isFinite(sinceOwn) ? (end ?? behindDeed) : null;
    return { ...reading, doneFrom, closing, isStory, isOpening: reading.isOpening || begins };
  });
}

/** What is shown for a check: the last resort only where there is nothing better. */
function evidenceOf(
  check: Exclude<CheckName, 'concepts'>,
  question: Question,
  readings: readonly Reading[],
): EvidenceSpan[] {
  const finds = findsOf(check, question, readings);
  return shownOf(check === 'specifics' ? onceEach(finds) : finds);
}

/** "Monday" twice is one detail. */
function onceEach(finds: readonly SpanFound[]): SpanFound[] {
  const quotes = finds.map(({ span }) => span.quote.toLowerCase());
  return finds.filter((_, place) => quotes.indexOf(quotes[place] ?? '') === place);
}

function findsOf(
  check: Exclude<CheckName, 'concepts'>,
  question: Question,
  readings: readonly Reading[],
): SpanFound[] {
  const promptWords = wordsOf(question.prompt);
  const find: Record<typeof check, (reading: Reading) => Find[]> = {
    context: (reading) => findScene(reading, question),
    action: ({ sentence }) => findActions(sentence, question.type),
    result: ({ sentence, ...place }) => findResults(sentence, question.type, place),
    specifics: ({ sentence }) => findSpecifics(sentence, promptWords),
  };
  return readings.flatMap((reading) =>
    inOrder(find[check](reading).filter(reading.isOwn)).map((at) => ({
      span: spanOf(reading.turnId, reading.sentence, at),
      isLastResort: at.isLastResort,
    })),
  );
}

/** What sets the scene: what stands behind a deed and says what came of it ("On the day nobody noticed") does not. */
function findScene({ sentence, ...place }: Reading, { type }: Question): Find[] {
  const scene = findContext(sentence, type, place);
  const results = place.doneFrom < 0 ? findResults(sentence, type, place) : [];
  const outcomes = results.filter(({ isLastResort }) => !isLastResort);
  return scene.filter(
    ({ first, last }) => !outcomes.some((outcome) => first <= outcome.last && outcome.first <= last),
  );
}

function firstOfEach(concepts: readonly ConceptMark[]): EvidenceSpan[] {
  return concepts.flatMap(({ evidence }) => evidence.slice(0, 1));
}
