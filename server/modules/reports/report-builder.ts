import type {
  CompetencyFinding,
  Engine,
  ExactResult,
  Report,
  ReportQuestion,
  ReportTurn,
} from '../../gen/types/types.gen.ts';
import { hasKey, questionOf, type SessionState, type TurnRow } from '../interviews/session-state.ts';
import { turnsOfQuestion } from '../interviews/turns.ts';
import { wordingOf } from '../interviews/wording.ts';
import { competencyFindings } from '../judging/aggregate.ts';
import { coverageNote, coverageOf } from '../judging/coverage.ts';
import { exactSummary } from '../judging/exact/exact-summary.ts';
import type { Judgement } from '../judging/ports.ts';
import { isScored, overallAssessment } from '../judging/scores.ts';

const outcomeExplanations: Partial<Record<ReportTurn['outcome'], string>> = {
  skipped: 'You skipped this question.',
  interrupted: 'The session ended before this answer was handed in, so it was not looked at.',
  unasked: 'The session ended before this question was asked.',
};

export interface ReportSource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly state: SessionState;
  readonly engine: Engine;
  /** One for each core question, in order. */
  readonly judgements: readonly (Judgement | null)[];
  /** Likewise, of the questions with a key or with code; null for the others. */
  readonly exactResults: readonly (ExactResult | null)[];
}

/** The report of a judged session, complete in itself: later changes of the bank do not touch it. */
export function buildReport(source: ReportSource): Report {
  const { session, interview } = source.state;
  const { retryOf, codingSetVersion } = interview.selection;
  const questions = interview.questions.map((_question, index) => reportQuestion(source, index));
  const coverage = coverageOfQuestions(questions);
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
    ...(retryOf && { retry_of: retryOf }),
    coverage,
    coverage_note: coverageNote(coverage),
    overall:
      source.engine.name === 'llm' && judged.length > 0
        ? overallAssessment(weighed(source, competencies), coverageOfQuestions(judged))
        : null,
    exact,
    competencies,
    questions,
  };
}

function coverageOfQuestions(questions: readonly ReportQuestion[]) {
  return coverageOf(questions.filter(({ scorable }) => scorable).length, questions.length);
}

function weighed({ state }: ReportSource, findings: readonly CompetencyFinding[]) {
  const weights = new Map(state.interview.competencies.map(({ id, weight }) => [id, weight]));
  return findings.map(({ _id, assessment }) => ({
    score: assessment?.score ?? null,
    weight: weights.get(_id) ?? 0,
  }));
}

function reportQuestion({ state, judgements, exactResults }: ReportSource, index: number): ReportQuestion {
  const question = questionOf(state.interview, index + 1);
  const { id, prompt, competency } = question;
  const turns = turnsOfQuestion(state, index + 1);
  const exact = exactResults[index] ?? null;
  const { checklist, assessment } = judgements[index] ?? { checklist: null, assessment: null };
  return {
    number: index + 1,
    question_id: id,
    prompt,
    competency_id: competency,
    anchors: hasKey(question) ? null : question.anchors,
    scorable: assessment ? isScored(assessment) : checklist !== null || isCounted(exact),
    checklist,
    assessment,
    exact,
    turns: turns.map((turn) => ({
      ...reportTurn(turn),
      ...wordingOf(turn, question, turns),
      ...(exact && { answer: null }),
    })),
  };
}

function isCounted(exact: ExactResult | null): boolean {
  return exact !== null && exact.result !== null && exact.points !== null;
}

function reportTurn(turn: TurnRow): ReportTurn {
  const outcome = turn.outcome ?? 'interrupted';
  const { activeSecondsAtAsk: from, activeSecondsAtClose: to } = turn;
  return {
    _id: turn.id,
    kind: turn.kind,
    prompt: turn.prompt,
    outcome,
    answer: turn.answer,
    insufficient_reason: turn.insufficientReason,
    explanation: turn.explanation ?? outcomeExplanations[outcome] ?? null,
    follow_up_note: turn.followUpNote,
    seconds: outcome === 'unasked' || to === null ? null : to - from,
  };
}
