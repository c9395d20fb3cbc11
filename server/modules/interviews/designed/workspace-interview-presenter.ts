import type {
  BankQuestion,
  HiringInterview,
  HiringInterviewSummary,
  ListedInterview,
  ReportRelease,
} from '../../../../openapi/gen/types.gen.ts';
import type { KeptQuestion } from '../hiring/hiring-bank.ts';
import { frozenQuestion } from './frozen-question.ts';
import type { WorkspaceInterviewRow } from './workspace-interview-repository.ts';

function presentInterviewSummary({
  interview,
  terms,
  invited,
  begun,
  completed,
}: WorkspaceInterviewRow): HiringInterviewSummary {
  return {
    _id: interview.id,
    title: terms.title,
    mode: interview.mode,
    level: interview.level,
    questions: interview.questions.length,
    limit_seconds: interview.limitSeconds,
    rubric_version: interview.rubricVersion ?? 1,
    opens_at: terms.opensAt.toISOString(),
    closes_at: terms.closesAt.toISOString(),
    invited,
    begun,
    completed,
    created_at: interview.createdAt.toISOString(),
  };
}

export const presentListed = (row: WorkspaceInterviewRow & { readonly toRate: number }): ListedInterview => ({
  ...presentInterviewSummary(row),
  to_rate: row.toRate,
});

export function presentInterview(row: WorkspaceInterviewRow, reports: ReportRelease): HiringInterview {
  const { interview, terms, createdBy } = row;
  return {
    ...presentInterviewSummary(row),
    frozen_questions: interview.questions.map(frozenQuestion),
    competencies: interview.competencies.map(({ id, name, description, indicators, weight }) => ({
      _id: id,
      name,
      description,
      indicators: [...indicators],
      weight,
    })),
    follow_up_cap: interview.followUpCap,
    attempts_allowed: terms.attemptsAllowed,
    integrity: terms.integrity,
    scorecards_needed: interview.scorecardsNeeded,
    reviewers: interview.reviewers && { method: interview.reviewers.method, members: row.reviewers },
    live: interview.live,
    created_by: createdBy,
    reports,
  };
}

export function presentKept(
  { question, family, competency }: KeptQuestion,
  rubric: ReadonlySet<string>,
): BankQuestion {
  return {
    _id: question.id,
    prompt: question.prompt,
    type: question.type,
    levels: [...question.levels],
    role_family: { _id: family.id, name: family.name },
    competency: { _id: competency.id, name: competency.name },
    suggested_seconds: question.suggestedSeconds,
    in_rubric: rubric.has(competency.id),
  };
}
