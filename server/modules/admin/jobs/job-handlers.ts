import type { JobAction } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import {
  dropFailedJob,
  type EndedJob,
  findFailedJobs,
  retryFailedJob,
} from '../../../platform/jobs/failed-jobs.ts';
import { HttpProblem, invalidFields, missing } from '../../../platform/problem.ts';
import { type AuditOrigin, appendAudit, auditOrigin } from '../../audit/audit-service.ts';

const ACTIONS = {
  retry: { name: 'job.retried', act: retryFailedJob },
  put_aside: { name: 'job.put_aside', act: dropFailedJob },
} as const;

/** The operations of `openapi/paths/admin-jobs.yaml`. */
export function jobHandlers(
  deps: Pick<Deps, 'db' | 'now'>,
): Pick<RouteHandlers, 'listFailedJobs' | 'actOnJob'> {
  return {
    async listFailedJobs(request, reply) {
      const { page_size: size = 20, q = '', before } = request.query ?? {};
      const rows = await findFailedJobs(deps.db, { q, before }, size + 1);
      const items = rows.slice(0, size);
      const next = rows.length > size ? (items.at(-1)?.cursor ?? null) : null;
      return reply.code(200).send({ items: items.map(({ job }) => job), next });
    },
    async actOnJob(request, reply) {
      await actOnJob(deps, auditOrigin(request), request.params.job_id, request.body);
      return reply.code(204).send();
    },
  };
}

/** @throws HttpProblem 404 for a job that did not fail or is not there any more, 422 */
async function actOnJob(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  origin: AuditOrigin,
  id: string,
  { action, reason }: JobAction,
): Promise<void> {
  if (reason.trim() === '') throw invalidFields(missing('reason'));
  const { name, act } = ACTIONS[action];
  await db.transaction(async (tx) => {
    const job: EndedJob | undefined = await act(tx, id);
    if (!job) throw new HttpProblem(404, 'There is no such failed job.');
    const { queue, attempts, reason: failure } = job;
    await appendAudit(tx, {
      at: now(),
      origin,
      action: name,
      entity: { type: 'job', id, name: queue },
      reason: reason.trim(),
      before: { state: 'failed', attempts, failure },
      after: { state: action === 'retry' ? 'waiting' : 'put aside' },
    });
  });
}
