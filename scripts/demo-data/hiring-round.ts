import type { CompetencySuggestion, HiringInterviewRequest } from '../../openapi/gen/types.gen.ts';
import type { Person, Stage } from './stage.ts';
import type { SampleWorkspace } from './workspace.ts';

export interface Hiring {
  readonly workspace: SampleWorkspace;
  readonly interviewId: string;
}

export const interviewOf = (
  stage: Stage,
  change: Pick<HiringInterviewRequest, 'title' | 'questions'> & Partial<HiringInterviewRequest>,
  [opens, closes]: readonly [number, number],
): HiringInterviewRequest => ({
  level: 'mid',
  follow_up_cap: 0,
  limit_minutes: 40,
  attempts_allowed: 1,
  opens_at: stage.ago(opens).toISOString(),
  closes_at: stage.ago(closes).toISOString(),
  integrity: {
    signals: ['page_hidden', 'focus_lost', 'paste', 'large_insertion', 'second_tab', 'network_lost'],
    camera: 'none',
    may_decline_signals: true,
  },
  scorecards_needed: 1,
  ...change,
});

/** What the bank suggests for a role, and asks for it in hiring. */
export async function fromBank(stage: Stage, lead: Person, role_family: string) {
  const asked = { title: '', job_description: '', role_family };
  const { competencies } = await stage.call<CompetencySuggestion>(
    lead,
    'POST',
    '/recruiter/competency-suggestions',
    asked,
  );
  const questions = competencies.map(({ _id }, index) => ({
    competency_id: _id,
    bank_question_id: `${role_family}-${16 + index}`,
  }));
  return { competencies, questions };
}
