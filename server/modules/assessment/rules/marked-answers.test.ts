import { describe, expect, it } from 'vitest';
import type { Checklist, CheckName, EvidenceSpan } from '../../../gen/types/types.gen.ts';
import type { MarkedAnswer } from '../answers/marked/marked-answer.fixture.ts';
import { markedAnswers, readQuote } from '../answers/marked/marked-answers.fixture.ts';
import { judge, questionById } from '../judging-bank.fixture.ts';

/** What a reader finds for one check or concept of an answer, and what the checklist shows for it, counted or not. */
interface Mark {
  readonly answer: string;
  readonly quotes: readonly string[];
  readonly evidence: readonly EvidenceSpan[];
}

const judged = markedAnswers.map((marked) => ({
  marked,
  checklist: judge(questionById(marked.question), marked.answer),
}));

const marksOf = (check: CheckName): Mark[] =>
  judged.flatMap(({ marked, checklist }) =>
    check === 'concepts' ? conceptMarks(marked, checklist) : [checkMark(check, marked, checklist)],
  );

function checkMark(
  check: Exclude<CheckName, 'concepts'>,
  { answer, checks }: MarkedAnswer,
  checklist: Checklist | null,
): Mark {
  const item = checklist?.items.find((one) => one.check === check);
  return { answer, quotes: checks[check], evidence: item?.evidence ?? [] };
}

function conceptMarks({ question, answer, concepts }: MarkedAnswer, checklist: Checklist | null): Mark[] {
  return questionById(question).concepts.map(({ id }) => {
    const mark = checklist?.concepts.find(({ _id }) => _id === id);
    return { answer, quotes: concepts[id] ?? [], evidence: mark?.evidence ?? [] };
  });
}

function isQuoted({ start, end }: EvidenceSpan, { answer, quotes }: Mark): boolean {
  return quotes.some((quote) => {
    const { words } = readQuote(quote);
    const at = answer.indexOf(words);
    return start < at + words.length && at < end;
  });
}

const share = (part: number, whole: number) => part / whole;

/** The share of what a reader finds that the checklist finds too. */
function recallOf(marks: readonly Mark[]): number {
  const there = marks.filter(({ quotes }) => quotes.some((quote) => !readQuote(quote).isOptional));
  return share(there.filter(({ evidence }) => evidence.length > 0).length, there.length);
}

/** The share of what the checklist finds that a reader finds too, or lets pass. */
function precisionOf(marks: readonly Mark[]): number {
  const found = marks.filter(({ evidence }) => evidence.length > 0);
  return share(found.filter(({ quotes }) => quotes.length > 0).length, found.length);
}

/** The share of the places shown that lie in words a reader would show. */
function placesOf(marks: readonly Mark[]): number {
  const places = marks.flatMap((mark) => mark.evidence.map((span) => isQuoted(span, mark)));
  return share(places.filter(Boolean).length, places.length);
}

describe('everyday answers, marked by hand', () => {
  it.each(markedAnswers)('$question, $quality: the marks stand in the answer', (marked) => {
    const ids = questionById(marked.question).concepts.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(marked.concepts)));
    for (const quote of [...Object.values(marked.checks), ...Object.values(marked.concepts)].flat())
      expect(marked.answer).toContain(readQuote(quote).words);
  });

  it.each<[check: CheckName, recall: number, precision: number, places: number]>([
    ['context', 0.95, 0.95, 0.9],
    ['action', 0.95, 0.95, 0.95],
    ['result', 0.9, 0.95, 0.9],
    ['specifics', 0.95, 0.95, 0.95],
    ['concepts', 0.5, 0.9, 0.7],
  ])('%s: is found as a reader finds it', (check, recall, precision, places) => {
    const marks = marksOf(check);
    expect(recallOf(marks), 'found of what is there').toBeGreaterThanOrEqual(recall);
    expect(precisionOf(marks), 'there of what is found').toBeGreaterThanOrEqual(precision);
    expect(placesOf(marks), 'shown in the right words').toBeGreaterThanOrEqual(places);
  });
});

describe('a better answer', () => {
  const shown = (checklist: Checklist | null) =>
    checklist?.items.filter(({ evidence }) => evidence.length > 0).length ?? 0;
  const of = (question: string, quality: MarkedAnswer['quality']) =>
    judged.find(({ marked }) => marked.question === question && marked.quality === quality)?.checklist ??
    null;
  const questions = [...new Set(markedAnswers.map(({ question }) => question))];

  it.each(questions)('%s: shows no less than a weak one', (question) => {
    const weak = shown(of(question, 'weak'));
    expect(shown(of(question, 'good'))).toBeGreaterThanOrEqual(weak);
    expect(shown(of(question, 'brilliant'))).toBeGreaterThanOrEqual(weak);
  });

  /** Told in words that leave open what it has to do with the question: nothing is counted until the candidate says so. */
  const notCounted = new Set(['marketing-01']);

  it.each(questions.filter((question) => !notCounted.has(question)))(
    '%s: earns no less than a weak one',
    (question) => {
      const weak = of(question, 'weak')?.found ?? 0;
      expect(of(question, 'good')?.found ?? 0).toBeGreaterThanOrEqual(weak);
      expect(of(question, 'brilliant')?.found ?? 0).toBeGreaterThanOrEqual(weak);
    },
  );
});
