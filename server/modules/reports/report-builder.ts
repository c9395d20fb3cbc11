import type {
  Checklist,
  CompetencyFinding,
  Engine,
  ExactResult,
  ReportQuestion,
} from '../../gen/types/types.gen.ts';
import type { AnswerFindings } from '../../platform/database/schema/interviews.ts';
import type { StoredReport } from '../../platform/database/schema/reports.ts';
import { closedTurn } from '../interviews/session/closed-turn.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from '../interviews/session/session-state.ts';
import { turnsOfQuestion } from '../interviews/session/turns.ts';
import { exactSummary } from '../judging/exact/exact-summary.ts';
import { competencyFindings } from '../judging/scoring/aggregate.ts';
import { isScored, isUsable, overallAssessment } from '../judging/scoring/scores.ts';
import type { JudgedQuestion } from './judge-session.ts';
import { coverageOfQuestions, noteOnCoverage, reportCoverage } from './report-coverage.ts';

export interface ReportSource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly state: SessionState;
  readonly engine: Engine;
  /** One for each core question, in order. */
  readonly judged: readonly JudgedQuestion[];
}

const nothing: AnswerFindings = { checklist: null, assessment: null, exact: null };

/** The report of a judged session, complete in itself: later changes of the bank do not touch it. */
export function buildReport(source: ReportSource): StoredReport {
  const { session, interview } = source.state;
  const { retryOf, codingSetVersion, choiceSetVersion } = interview.selection;
  const questions = interview.questions.map((_question, index) => reportQuestion(source, index));
  const exact = exactSummary(questions.map((question) => question.exact));
  const judged = questions.filter((question) => question.exact === null);
  const competencies = competencyFindings(
    interview,
    judged.map(({ competency_id: competencyId, ...question }) => ({ ...question, competencyId })),
    source.engine.name,
  );
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
  };
}

function weighed({ state }: ReportSource, findings: readonly CompetencyFinding[]) {
  const weights = new Map(state.interview.competencies.map(({ id, weight }) => [id, weight]));
  return findings.map(({ _id, assessment }) => ({
    score: assessment?.score ?? null,
    weight: weights.get(_id) ?? 0,
  }));
}

function reportQuestion({ state, judged }: ReportSource, index: number): ReportQuestion {
  const question = questionOf(state.interview, index + 1);
  const { id, prompt, competency } = question;
  const { findings, retries } = judged[index] ?? { findings: nothing, retries: [] };
  const { checklist, assessment, exact } = findings;
  const presented = (turns: readonly TurnRow[]) =>
    turns.map((turn) => closedTurn(state.interview, turn, turns));
  return {
    number: index + 1,
    question_id: id,
    prompt,
    competency_id: competency,
    anchors: hasKey(question) ? null : question.anchors,
    scorable: assessment ? isScored(assessment) : isUsable(checklist) || isCounted(exact),
    ...findings,
    checklist: checklist && withReader(checklist, state.interview.mode),
    turns: presented(turnsOfQuestion(state, index + 1)),
    ...(retries.length > 0 && {
      retries: retries.map((retry) => ({ ...retry.findings, turns: presented(retry.turns) })),
    }),
  };
}

/** A checklist of which it is known whether a person looks where words alone tell too little: in a practice nobody does. */
function withReader(checklist: Checklist, mode: StoredReport['mode']): Checklist {
  return checklist.is_unclear && mode !== 'practice' ? { ...checklist, needs_human: true } : checklist;
}

function isCounted(exact: ExactResult | null): boolean {
  return exact !== null && exact.result !== null && exact.points !== null;
}
