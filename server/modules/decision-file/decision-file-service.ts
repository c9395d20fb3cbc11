import type { AttemptRecord, DecisionFile } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { openApplication } from '../applications/application-service.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { decisionsOf } from '../decisions/decision-service.ts';
import { notedIn } from '../integrity/record-service.ts';
import type { HiringTerms } from '../interviews/session/session-state.ts';
import { recordOf } from '../scorecards/attempt-record-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { isNameless } from '../workspaces/nameless-sql.ts';
import {
  findConsents,
  findInterviews,
  findReportVersions,
  findSubmitted,
} from './decision-file-repository.ts';
import { presentInterview } from './presenter.ts';

type FileDeps = Pick<Deps, 'db' | 'now'>;
type Here = Parameters<typeof openApplication>[2];
type Submitted = Awaited<ReturnType<typeof findSubmitted>>[number];

/**
 * All that a decision about a candidate rests on; that somebody has it is noted.
 * @throws HttpProblem 403, 404, 409 while an attempt is not revealed to them
 */
export async function exportDecisionFile(deps: FileDeps, userId: string, here: Here): Promise<DecisionFile> {
  const { db, now } = deps;
  const opened = await openApplication(db, userId, here, 'seeCandidates');
  const { application, candidate, workspace } = opened;
  const submitted = await findSubmitted(db, application.id, userId);
  if (submitted.some(({ isRevealed }) => !isRevealed) || (await isNameless(db, userId, application.id))) {
    const detail = 'Rate this candidate’s interviews first, or choose to see the results without rating.';
    throw new HttpProblem(409, detail, { code: 'rate_first' });
  }
  const interviews = [];
  const consents = await findConsents(db, application.id);
  for (const row of await findInterviews(db, application.id)) {
    const own = submitted.filter(({ interviewId }) => interviewId === row.interview.id);
    const attempts = [];
    for (const one of own) attempts.push(await attemptOf(deps, one, row.terms));
    interviews.push(presentInterview(row, consents, attempts));
  }
  const decisions = await decisionsOf(deps, userId, here);
  const at = now();
  const { companyId, id: workspaceId } = workspace;
  await db.transaction((tx) =>
    recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'decision_file_exported', applicationId: application.id },
    ]),
  );
  return {
    format: 'candor-decision-file-1',
    made_at: at.toISOString(),
    made_by: userId,
    workspace: { _id: workspaceId, title: workspace.title },
    candidate: { _id: candidate.id, full_name: candidate.fullName, email: candidate.email },
    applied_at: application.createdAt.toISOString(),
    stage: workspace.stages.find(({ _id }) => _id === application.stageId)?.name ?? '–',
    status: application.status,
    interviews,
    decisions,
  };
}

async function attemptOf(
  deps: FileDeps,
  { sessionId, number, startedAt, endedAt }: Submitted,
  terms: HiringTerms,
): Promise<AttemptRecord> {
  const versions = await findReportVersions(deps.db, [sessionId]);
  return {
    session_id: sessionId,
    number,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt.toISOString(),
    ...(await recordOf(deps.db, { sessionId, number, terms })),
    report_versions: versions.map(({ version, createdAt, engine }) => ({
      version,
      created_at: createdAt.toISOString(),
      engine: presentEngine(engine),
    })),
    integrity: await notedIn(deps, sessionId, terms),
  };
}
