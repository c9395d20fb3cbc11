import type {
  ApplicationPage,
  HiringInterview,
  HiringInterviewRequest,
  HiringInvitationPage,
  ScorecardDraft,
} from '../../openapi/gen/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { callAs } from './hiring.ts';
import { begunAttempt } from './interviews.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An interview of the nurse's workspace: a question of the bank and an own one, with consent asked for nothing. */
export function nurseInterview(change: Partial<HiringInterviewRequest> = {}): HiringInterviewRequest {
  const now = Date.now();
  return {
    title: 'Ward nurse',
    level: 'mid',
    questions: [
      {
        competency_id: 'patient-safety',
        own: {
          prompt: 'Tell me about a time you noticed that a patient was in danger.',
          type: 'behavioural',
          anchors: {
            '1': 'Noticed nothing.',
            '3': 'Noticed it and called for help.',
            '5': 'Noticed it early, acted and told why.',
          },
          suggested_minutes: 3,
        },
      },
      { competency_id: 'handover', bank_question_id: 'customer-support-16' },
    ],
    follow_up_cap: 0,
    limit_minutes: 30,
    attempts_allowed: 1,
    opens_at: new Date(now - DAY_MS).toISOString(),
    closes_at: new Date(now + 7 * DAY_MS).toISOString(),
    integrity: { signals: [], camera: 'none', may_decline_signals: true },
    scorecards_needed: 1,
    ...change,
  };
}

/** The secret of the last link to an interview that was mailed to an address. */
export async function invitationTokenFor(server: TestServer, email: string, count = 1): Promise<string> {
  const { text } = await server.mailTo(email, count);
  return /#invitation=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** Freezes an interview in a workspace, as its lead does. */
export async function freezeInterview(
  server: Pick<TestServer, 'url'>,
  recruiter: Pick<TestAccount, 'accessToken'>,
  workspaceId: string,
  change: Partial<HiringInterviewRequest> = {},
): Promise<HiringInterview> {
  const path = `/workspaces/${workspaceId}/interviews`;
  const call = callAs(server, recruiter);
  const { status, body } = await call<HiringInterview>('POST', path, nurseInterview(change));
  if (status !== 201) throw new Error(`The interview is answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}

interface Taking {
  readonly workspaceId: string;
  readonly candidate: TestAccount;
  /** What the company knows the candidate as. */
  readonly name?: string;
  /** Whether they agree to what is asked; to all by default. */
  readonly agrees?: () => boolean;
}

/** Invites the candidate of an account to a new interview of a workspace, who answers its first question and ends it. */
export async function completedInterview(
  server: TestServer,
  recruiter: TestAccount,
  taking: Taking,
  change: Partial<HiringInterviewRequest> = {},
) {
  const { _id: interviewId } = await freezeInterview(server, recruiter, taking.workspaceId, change);
  return { interviewId, ...(await takeInterview(server, recruiter, interviewId, taking)) };
}

/** Invites the candidate of an account to an interview, who begins it. */
export async function beginInvited(
  server: TestServer,
  recruiter: TestAccount,
  interviewId: string,
  { workspaceId, candidate, name = 'Zoe Zett', agrees }: Taking,
): Promise<{ sessionId: string; turnId: string }> {
  const recruit = callAs(server, recruiter);
  const path = `/workspaces/${workspaceId}`;
  await recruit('POST', `${path}/applications`, {
    candidates: [{ full_name: name, email: candidate.email }],
  });
  const q = encodeURIComponent(name);
  const { body: page } = await recruit<ApplicationPage>('GET', `${path}/applications?q=${q}`);
  await recruit('POST', `${path}/interviews/${interviewId}/invitations`, {
    application_ids: page.items.map(({ _id }) => _id),
  });
  const { _id: sessionId, turns } = await begunAttempt(server, candidate, interviewId, agrees);
  return { sessionId, turnId: turns[0]?._id ?? '' };
}

/** The same with an interview that is there. */
export async function takeInterview(
  server: TestServer,
  recruiter: TestAccount,
  interviewId: string,
  taking: Taking,
): Promise<{ invitationId: string; sessionId: string; turnId: string }> {
  const { candidate, workspaceId, name = 'Zoe Zett' } = taking;
  const { sessionId, turnId } = await beginInvited(server, recruiter, interviewId, taking);
  const session = `/api/v1/interviews/session/${sessionId}`;
  await call(server, candidate, 'POST', `${session}/turns/${turnId}/answer`, { text: ANSWER });
  await call(server, candidate, 'POST', `${session}/complete`);
  const { body: invited } = await callAs(server, recruiter)<HiringInvitationPage>(
    'GET',
    `/workspaces/${workspaceId}/interviews/${interviewId}/invitations?q=${encodeURIComponent(name)}`,
  );
  return { invitationId: invited.items[0]?._id ?? '', sessionId, turnId };
}

/** What is said to the first question. */
export const ANSWER =
  'Last winter on my ward an old man stopped answering. I checked his pulse and called the doctor. In the end he was stable after 20 minutes.';

/** A rating of such an attempt: the first competency by words, the second by its question. */
export function nurseScorecard(turnId: string, score = 4): ScorecardDraft {
  const start = ANSWER.indexOf('I checked');
  const words = { question_number: 1, turn_id: turnId, start, end: start + 'I checked his pulse'.length };
  return {
    ratings: [
      { competency_id: 'patient-safety', score, moments: [words] },
      { competency_id: 'handover', score: null, moments: [{ question_number: 2 }] },
    ],
    overall: 'yes',
    reason: 'Acted at once.',
  };
}
