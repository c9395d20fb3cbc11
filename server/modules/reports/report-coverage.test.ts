import { expect, test } from 'vitest';
import type { Assessment, ExactResult, ReportTurn, TurnOutcome } from '../../../openapi/gen/types.gen.ts';
import { assess } from '../assessment/llm/evaluation/assessment.ts';
import { noteOnCoverage, reportCoverage } from './report-coverage.ts';

const turns: ReportTurn[] = [];
const nothing = { checklist: null, assessment: null, exact: null, scorable: false, turns };

/** A question of which nothing was found out, since this became of it. */
const left = (outcome: TurnOutcome) => ({ ...nothing, turns: [{ outcome } as ReportTurn] });

function judged(state: Assessment['state']) {
  const assessment = { state, score: null, anchor: null, evidence: [], missing: [], note: null };
  return { ...nothing, assessment, scorable: state === 'scored' };
}

function exact(result: ExactResult['result']) {
  return { ...nothing, exact: { result, points: null, options: [], explanation: 'It holds.' } };
}

test('each answer without a finding is told by what became of it', () => {
  const questions = [
    judged('scored'),
    judged('not_judged'),
    judged('not_judged'),
    judged('needs_human'),
    exact('needs_human'),
  ];
  expect(reportCoverage(questions)).toEqual({
    scorable: 1,
    planned: 5,
    percent: 20,
    not_judged: 2,
    needs_human: 2,
  });
});

test('a question without a finding is told by what became of it, so that the numbers add up', () => {
  const skippedChoice = { ...exact(null), turns: left('skipped').turns };
  const questions = [
    judged('scored'),
    left('skipped'),
    skippedChoice,
    left('insufficient'),
    left('interrupted'),
    left('unasked'),
  ];
  expect(reportCoverage(questions)).toEqual({
    scorable: 1,
    planned: 6,
    percent: 17,
    skipped: 2,
    unusable: 1,
    unfinished: 2,
  });
});

test('where nothing counts, nothing is called too little', () => {
  const python = [exact('not_counted'), exact('not_counted')];
  expect(reportCoverage(python)).toEqual({ scorable: 0, planned: 0, percent: 0, not_counted: 2 });
  expect(noteOnCoverage(python)).toBeNull();
  expect(noteOnCoverage([...python, nothing])).toMatch(/none of 3 answers: too little/);
});

test('the note speaks of as many answers as are left to a person', () => {
  const one = { missing: [], droppedQuotes: 0, isAddressed: true };
  const span = { turn_id: 't', start: 0, end: 4, quote: 'text' };
  const quoted = [{ span, sentence: 'text' }];
  const apart = assess([2, 4].map((score) => ({ ...one, score, anchor: score, evidence: quoted })));
  const questions = [
    ...Array(4).fill(judged('scored')),
    { ...nothing, assessment: apart },
    exact('needs_human'),
  ];
  expect(reportCoverage(questions)).toMatchObject({ scorable: 4, planned: 6, needs_human: 2 });
  expect(noteOnCoverage(questions)).toBe('2 answers wait for a person.');
});
