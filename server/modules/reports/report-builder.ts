import type { CompetencyFinding, JudgedAnswer, ReportQuestion } from '../../../openapi/gen/types.gen.ts';
import type { AnswerFindings } from '../../platform/database/schema/interviews.ts';
import type { FirstAnswers, StoredReport } from '../../platform/database/schema/reports.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { exactSummary } from '../assessment/exact/exact-summary.ts';
import { competencyFindings } from '../assessment/scoring/aggregate.ts';
import { bestTry, isScorable } from '../assessment/scoring/best-try.ts';
import { overallAssessment } from '../assessment/scoring/scores.ts';
import { closedTurn } from '../interviews/session/closed-turn.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from '../interviews/session/session-state.ts';
import { turnsOfQuestion } from '../interviews/session/turns.ts';
import type { JudgedQuestion } from './judge-session.ts';
import { coverageOfQuestions, noteOnCoverage, reportCoverage } from './report-coverage.ts';

export interface ReportSource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly state: SessionState;
  readonly engine: StoredEngine;
  /** One for each core question, in order. */
  readonly judged: readonly JudgedQuestion[];
}

const nothing: AnswerFindings = { checklist: null, assessment: null, exact: null };

/** The report of a judged session, complete in itself: later changes of the bank do not touch it. */
export function buildReport(source: ReportSource): StoredReport {
  const { session, interview } = source.state;
  const { retryOf, codingSetVersion, choiceSetVersion } = interview.selection;
  const questions = interview.questions.map((_question, index) => reportQuestion(source, index));
  const isRetryCounted = questions.some((question) => question.counted_try !== undefined);
  const exact = exactSummary(questions.map((question) => question.exact));
  const judged = questions.filter((question) => question.exact === null);
  const competencies = findingsBy(source, judged);
  return {
    _id: source.id,
    version: source.version,
    session_id: session.id,
    created_at: source.createdAt.toISOString(),
    mode: interview.mode,
    role_family: { _id: interview.roleFamilyId, name: interview.roleFamilyName },
    level: interview.level,
    question_type: interview.questionType,
    engine: source.engine,
    bank_version: interview.bankVersion,
    ...(codingSetVersion && { coding_set_version: codingSetVersion }),
    ...(choiceSetVersion && { choice_set_version: choiceSetVersion }),
    ...(retryOf && { retry_of: retryOf }),
    coverage: reportCoverage(questions),
    coverage_note: noteOnCoverage(questions),
    overall:
      source.engine.name === 'llm' && judged.length > 0
        ? overallAssessment(
            weighed(source, competencies),
            coverageOfQuestions(judged),
            questions.flatMap((question) => question.exact ?? []),
          )
        : null,
    exact,
    competencies,
    questions,
    ...(isRetryCounted && { first_answers: ofFirstAnswers(source) }),
  };
}

function ofFirstAnswers(source: ReportSource): FirstAnswers {
  const judged = source.judged.map((question) => ({ ...question, retries: [] }));
  const first = { ...source, judged };
  const questions = judged.map((_question, index) => reportQuestion(first, index));
  const inWords = questions.filter(({ exact }) => exact === null);
  return firstAnswers(questions, findingsBy(source, inWords));
}

function findingsBy({ state, engine }: ReportSource, judged: readonly ReportQuestion[]): CompetencyFinding[] {
  const questions = judged.map(({ competency_id: competencyId, ...question }) => ({
    ...question,
    competencyId,
  }));
  return competencyFindings(state.interview, questions, engine.name);
}

function weighed({ state }: ReportSource, findings: readonly CompetencyFinding[]) {
  const weights = new Map(state.interview.competencies.map(({ id, weight }) => [id, weight]));
  return findings.map(({ _id, assessment }) => ({
    score: assessment?.score ?? null,
    weight: weights.get(_id) ?? 0,
  }));
}

/** A core question with the answer to it that counts, the best of a practice, and the others beside it. */
function reportQuestion({ state, judged }: ReportSource, index: number): ReportQuestion {
  const question = questionOf(state.interview, index + 1);
  const { id, prompt, competency } = question;
  const { findings, retries } = judged[index] ?? { findings: nothing, retries: [] };
  const tries = [{ turns: turnsOfQuestion(state, index + 1), findings }, ...retries].map((one) =>
    presentedTry(state, one),
  );
  const counted = state.interview.mode === 'practice' ? bestTry(tries) : 0;
  const [best = nothingTried] = tries.splice(counted, 1);
  return {
    number: index + 1,
    question_id: id,
    prompt,
    competency_id: competency,
    anchors: hasKey(question) ? null : question.anchors,
    scorable: isScorable(best),
    ...best,
    ...(counted > 0 && { counted_try: counted }),
    ...(tries.length > 0 && { retries: tries }),
  };
}

const nothingTried: JudgedAnswer = { ...nothing, turns: [] };

interface Try {
  readonly turns: readonly TurnRow[];
  readonly findings: AnswerFindings;
}

function presentedTry({ interview }: SessionState, { turns, findings }: Try): JudgedAnswer {
  return {
    ...findings,
    turns: turns.map((turn) => closedTurn(interview, turn, turns)),
  };
}

/** What a report would say of the first answers alone, no more of it than a trend reads: with another try it would rise by itself. */
function firstAnswers(
  questions: readonly ReportQuestion[],
  competencies: readonly CompetencyFinding[],
): FirstAnswers {
  return {
    coverage: reportCoverage(questions),
    competencies: competencies.map(({ _id, name, questions: numbers, scorable, checks, assessment }) => ({
      ...{ _id, name, questions: numbers, scorable, checks, assessment },
    })),
    questions: questions.map(({ number, competency_id, scorable, checklist, assessment, exact, turns }) => ({
      ...{ number, competency_id, scorable },
      checklist: checklist && { is_unclear: checklist.is_unclear },
      assessment: assessment && { state: assessment.state },
      exact: exact && { result: exact.result },
      turns: turns.slice(0, 1).map(({ outcome }) => ({ outcome })),
    })),
  };
}
