import type { Checklist, CheckName, ConceptMark, EvidenceSpan } from '../../openapi/gen/types.gen.ts';
import type { BankSearch } from './bank-search.ts';
import { checkLabels, checkNames, missingText, noConcept } from './checks.ts';
import { findActions } from './evidence/action.ts';
import { findConcepts, isStuffed } from './evidence/concepts.ts';
import { findContext } from './evidence/context.ts';
import { findResults } from './evidence/result.ts';
import { spanOf, tidy } from './evidence/spans.ts';
import { findSpecifics } from './evidence/specifics.ts';
import { promptsOf } from './gate/echo.ts';
import { substanceOf, validTurns } from './gate/gate.ts';
import { isProse } from './language/prose.ts';
import type { Range, Sentence } from './language/sentences.ts';
import { wordsOf } from './language/words.ts';
import type { AskedQuestion, SaidTurn } from './types.ts';

const OPENING_SENTENCES = 3;
const ENDING_SENTENCES = 2;
/** A reply may be as short as "by 40 %". */
const SHORT_REPLY = 8;
/** A question with as many concepts asks for two of them. */
const MANY_CONCEPTS = 4;

type Told = Exclude<CheckName, 'concepts'>;

/** A sentence in which evidence may be found, and where it stands in the account. */
interface Reading {
  readonly turnId: string;
  readonly sentence: Sentence;
  readonly isOpening: boolean;
  readonly isEnding: boolean;
  readonly isProbed: boolean;
  readonly actions: readonly Range[];
  /** Index of the word from which on something has been done; -1 where it was before this sentence. */
  readonly doneFrom: number;
}

/** Marks what one core question's turns show, taken together; null where no turn passes the gate. */
export function checkAnswer(
  question: AskedQuestion,
  turns: readonly SaidTurn[],
  isNear: BankSearch = () => true,
): Checklist | null {
  const valid = validTurns(question, turns);
  if (valid.length === 0) return null;
  const readings = inOrder(valid.flatMap((turn) => readTurn(question, turn)));
  const concepts = markConcepts(question, readings);
  const spoken = concepts.flatMap(({ evidence: [first] }) => first ?? []);
  const evidence = { ...evidenceOf(question, readings), concepts: spoken };
  const isTold = evidence.action.length + evidence.result.length + evidence.specifics.length > 0;
  const needed = question.concepts.length < MANY_CONCEPTS ? 1 : 2;
  const shown = {
    ...evidence,
    concepts: isTold && evidence.concepts.length >= needed ? evidence.concepts : [],
  };
  // A question of a company has no concepts: what it is about is left to people.
  const checks = question.concepts.length > 0 ? checkNames : checkNames.filter((one) => one !== 'concepts');
  const items = checks.map((check) => {
    const found = shown[check].length > 0;
    const missing = found ? null : missingText(check, question.type);
    return { check, label: checkLabels[check], found, evidence: shown[check], missing };
  });
  const said = valid.map(({ answer }) => answer).join('\n');
  const isElsewhere = evidence.concepts.length === 0 && !isNear(question.id, said);
  return {
    found: items.filter((item) => item.found).length,
    of: items.length,
    ...(isElsewhere && { note: noConcept }),
    items,
    concepts: isElsewhere ? concepts : withOutcome(question, concepts, evidence.result),
  };
}

function readTurn(question: AskedQuestion, turn: SaidTurn): Reading[] {
  const isReply = turn.prompt !== question.prompt;
  const { sentences } = substanceOf(turn.answer, promptsOf(question, turn.prompt));
  const said = onceEach(sentences, ({ words }) => words.map(({ text }) => text).join(' ')).filter(
    (sentence) =>
      (isProse(sentence) || (isReply && sentence.words.length <= SHORT_REPLY)) &&
      !isStuffed(sentence.words, question),
  );
  return said.map((sentence, index) => ({
    turnId: turn.turnId,
    sentence,
    isOpening: index < OPENING_SENTENCES,
    isEnding: index >= said.length - ENDING_SENTENCES,
    isProbed: turn.followUpKind === 'outcomeProbe',
    actions: findActions(sentence, question.type),
    doneFrom: Number.POSITIVE_INFINITY,
  }));
}

/** To say it again adds nothing: "Monday" twice is one detail. */
function onceEach<T>(said: readonly T[], textOf: (one: T) => string): T[] {
  const texts = said.map(textOf);
  return said.filter((_, place) => texts.indexOf(texts[place] ?? '') === place);
}

/** Marks from where on something has been done, over all turns in order. */
function inOrder(readings: readonly Reading[]): Reading[] {
  let isDone = false;
  return readings.map((reading) => {
    const [own] = reading.actions;
    const joint = reading.sentence.words.findIndex(({ text }) => text === 'we');
    const deed = own?.first ?? (joint >= 0 ? joint : undefined);
    const doneFrom = isDone ? -1 : (deed ?? Number.POSITIVE_INFINITY);
    isDone ||= deed !== undefined;
    return { ...reading, doneFrom };
  });
}

function evidenceOf(question: AskedQuestion, readings: readonly Reading[]): Record<Told, EvidenceSpan[]> {
  const { type } = question;
  const promptWords = wordsOf(question.prompt);
  const all = (find: (reading: Reading) => readonly Range[]) =>
    tidy(
      readings.flatMap((reading) => find(reading).map((at) => spanOf(reading.turnId, reading.sentence, at))),
    );
  return {
    context: all(({ sentence, ...place }) => findContext(sentence, type, place)),
    action: all(({ actions }) => actions),
    result: all(({ sentence, ...place }) => findResults(sentence, type, place)),
    specifics: onceEach(
      all(({ sentence }) => findSpecifics(sentence, promptWords)),
      ({ quote }) => quote.toLowerCase(),
    ),
  };
}

function markConcepts(question: AskedQuestion, readings: readonly Reading[]): ConceptMark[] {
  const matches = readings.flatMap(({ turnId, sentence }) =>
    findConcepts(sentence, question).map((match) => ({ ...match, span: spanOf(turnId, sentence, match) })),
  );
  return question.concepts.map(({ id, label }) => {
    const evidence = tidy(matches.flatMap(({ conceptId, span }) => (conceptId === id ? [span] : [])));
    return { _id: id, label, found: evidence.length > 0, evidence };
  });
}

/** What came of it in the end speaks about a concept that asks for it. */
function withOutcome(
  { concepts }: AskedQuestion,
  marks: readonly ConceptMark[],
  results: readonly EvidenceSpan[],
): ConceptMark[] {
  const asking = new Set(concepts.flatMap(({ id, isOutcome }) => (isOutcome ? id : [])));
  const evidence = results.slice(-1);
  return marks.map((mark) =>
    mark.found || evidence.length === 0 || !asking.has(mark._id)
      ? mark
      : { ...mark, found: true, by_result: true, evidence },
  );
}
