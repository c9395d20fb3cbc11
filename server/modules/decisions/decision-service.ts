import type { Decision, DecisionRequest } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { openApplication } from '../applications/application-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { changeStatus, holdApplication } from '../workspaces/application-status-service.ts';
import {
  changeDecision,
  findDecisions,
  findWorkingTime,
  insertDecision,
  lockDecisions,
} from './decision-repository.ts';
import { readDecision, steps, undoUntil } from './decision-rules.ts';
import { presentDecisions } from './presenter.ts';
import { offeredReasons } from './reason-service.ts';

type DecisionDeps = Pick<Deps, 'db' | 'now'>;
type Here = Parameters<typeof openApplication>[2];

/** @throws HttpProblem 403, 404 */
export async function decisionsOf(
  { db, now }: DecisionDeps,
  userId: string,
  here: Here,
): Promise<Decision[]> {
  const { application } = await openApplication(db, userId, here, 'seeCandidates');
  return presentDecisions(await findDecisions(db, application.id), now());
}

/**
 * Decides; the same id twice is one decision.
 * @throws HttpProblem 403, 404, 409 where somebody decided meanwhile, 422
 */
export async function decide(
  { db, now }: DecisionDeps,
  userId: string,
  here: Here,
  id: string,
  request: DecisionRequest,
): Promise<Decision> {
  const at = now();
  const { application, candidate, workspace } = await openApplication(db, userId, here, 'decide');
  const { companyId, id: workspaceId } = workspace;
  const time = await findWorkingTime(db, { email: candidate.email, companyId, userId });
  const read = readDecision(request, at, time, await offeredReasons(db, companyId));
  if ('problem' in read) throw invalidFields(read.problem);
  const { kind, note = '' } = request;
  const { from, to } = steps[kind];
  return db.transaction(async (tx) => {
    const known = await findDecisions(tx, application.id);
    if (known.some(({ decision }) => decision.id === id)) return one(tx, application.id, id, at);
    const before = await changeStatus(tx, application, from, to, at);
    if (!from.includes(before)) throw overtaken(before, await findDecisions(tx, application.id));
    await cancelMails(tx, application.id);
    const { reason, mailAt } = read;
    const mail = { mailAt, mailStatus: mailAt && ('scheduled' as const) };
    const of = { id, companyId, applicationId: application.id, decidedBy: userId };
    await insertDecision(tx, { ...of, kind, reason, note: note.trim(), at, ...mail });
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'decided', applicationId: application.id, change: { before, after: to } },
    ]);
    return one(tx, application.id, id, at);
  });
}

/**
 * Makes a decision as if it had not been: nobody outside was told.
 * @throws HttpProblem 403, 404, 409 where it is too late
 */
export async function undoDecision(
  { db, now }: DecisionDeps,
  userId: string,
  here: Here,
  decisionId: string,
): Promise<Decision> {
  const at = now();
  const { application, workspace } = await openApplication(db, userId, here, 'decide');
  const { companyId, id: workspaceId } = workspace;
  return db.transaction(async (tx) => {
    // In the order of `decide`, so that neither waits for the other.
    await holdApplication(tx, application);
    await lockDecisions(tx, application.id);
    const [newest, ...earlier] = await findDecisions(tx, application.id);
    const wanted = [newest, ...earlier].find((row) => row?.decision.id === decisionId);
    if (!wanted) throw new HttpProblem(404, 'There is no such decision here.');
    const { decision } = wanted;
    if (decision.undoneAt) return one(tx, application.id, decisionId, at);
    if (wanted !== newest || !undoUntil(decision, at))
      throw new HttpProblem(409, 'It is too late to undo this. Reopen the application instead.', {
        code: 'too_late_to_undo',
      });
    const { to } = steps[decision.kind];
    const before = await changeStatus(tx, application, [to], 'active', at);
    await cancelMails(tx, application.id);
    await changeDecision(tx, decisionId, { undoneAt: at });
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'decision_undone', applicationId: application.id, change: { before, after: 'active' } },
    ]);
    return one(tx, application.id, decisionId, at);
  });
}

/** No mail about an application leaves any more. */
async function cancelMails(tx: Transaction, applicationId: string): Promise<void> {
  await lockDecisions(tx, applicationId);
  for (const { decision } of await findDecisions(tx, applicationId))
    if (decision.mailStatus === 'scheduled')
      await changeDecision(tx, decision.id, { mailStatus: 'cancelled' });
}

async function one(tx: Transaction, applicationId: string, id: string, now: Date): Promise<Decision> {
  const found = presentDecisions(await findDecisions(tx, applicationId), now);
  const decision = found.find(({ _id }) => _id === id);
  if (!decision) throw new Error('A decision that was made is missing');
  return decision;
}

const done = { reject: 'rejected', hire: 'hired', reopen: 'reopened' } as const;

function overtaken(status: string, known: Awaited<ReturnType<typeof findDecisions>>): HttpProblem {
  const newest = known.find(({ decision }) => !decision.undoneAt);
  const text =
    status === 'withdrawn' || !newest
      ? `This candidate is ${status} meanwhile.`
      : `${newest.decidedBy?.full_name ?? 'Somebody'} ${done[newest.decision.kind]} this candidate meanwhile: ${newest.decision.reason}.`;
  return new HttpProblem(409, `${text} Nothing of yours was changed.`, { code: 'decided_meanwhile' });
}
