import type { NextStep, NextStepKind } from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';

/** What is to be done or waited for, as it stands in lists. */
export const stepWords: Readonly<Record<NextStepKind, string>> = {
  fix_email: 'Fix email',
  answer_request: 'Answer request',
  second_review: 'Second review',
  rate: 'Rate',
  decide: 'Decide',
  invite: 'Invite',
  wait_candidate: 'With candidate',
  evaluating: 'Evaluating',
};

/** The verb of a button that leads there. */
export const stepVerbs: Readonly<Record<NextStepKind, string>> = {
  ...stepWords,
  answer_request: 'Answer',
  wait_candidate: 'Open',
  evaluating: 'Open',
};

interface About {
  readonly workspaceId: string;
  readonly candidateId: string;
  readonly applicationId: string;
}

/** Where the next step is done. */
export function stepPath(
  { kind, session_id: session, interview_id: interview }: NextStep,
  { workspaceId, candidateId, applicationId }: About,
): string {
  if (session && (kind === 'rate' || kind === 'answer_request' || kind === 'second_review'))
    return paths.recruiter.review(session);
  if (kind === 'answer_request' && interview) return paths.recruiter.interview(workspaceId, interview);
  if (kind === 'invite')
    return interview
      ? paths.recruiter.interview(workspaceId, interview, { invite: applicationId })
      : paths.recruiter.newInterview(workspaceId);
  const candidate = paths.recruiter.candidate(workspaceId, candidateId);
  if (kind === 'fix_email') return `${candidate}#email`;
  return kind === 'decide' ? `${candidate}#decide` : candidate;
}
