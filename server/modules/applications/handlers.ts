import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { findMember } from '../membership/membership-service.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { noCandidate } from '../workspaces/application-status-service.ts';
import { readsAnyWithoutNames } from '../workspaces/nameless-sql.ts';
import { listWorkspaces } from '../workspaces/workspace-list-service.ts';
import { addCandidates, checkCandidates } from './adding-service.ts';
import { findApplication, findApplications } from './application-repository.ts';
import { moveApplications, updateCandidate } from './application-service.ts';
import { findCompanyCandidates } from './candidate-repository.ts';
import { listDuplicates, mergeCandidates, undoMerge } from './duplicate-service.ts';
import { mineByWorkspace } from './next-step/mine-sql.ts';
import { findWork } from './next-step/work-repository.ts';
import { presentApplication, presentCompanyCandidate, presentSummary, presentWork } from './presenter.ts';

const WORK_SHOWN = 50;

type ApplicationDeps = Pick<Deps, 'db' | 'now' | 'jobs'>;

/** The operations of `openapi/paths/applications.yaml`, and the list of workspaces with what waits in each. */
export function applicationHandlers(
  deps: ApplicationDeps,
): Pick<
  RouteHandlers,
  | 'listApplications'
  | 'addCandidates'
  | 'checkCandidates'
  | 'moveApplications'
  | 'getApplication'
  | 'updateCandidate'
  | 'listCompanyCandidates'
  | 'listWork'
  | 'listWorkspaces'
  | 'listDuplicates'
  | 'mergeCandidates'
  | 'undoMerge'
> {
  return {
    async listApplications(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const { workspace, role } = await openWorkspace(deps.db, userId, workspaceId, 'seeCandidates');
      const { q = '', stage_id: stageId, status, sort = 'stage_since', ...wanted } = request.query ?? {};
      const { page = 1, page_size: pageSize = 20 } = wanted;
      const stages = workspace.stages.map(({ _id }) => _id);
      const looking = { userId, at: deps.now() };
      const isNameless = role === 'hiring_manager';
      const filter = {
        ...looking,
        isNameless,
        workspaceId,
        stages,
        q,
        stageId,
        status,
        sort,
        page,
        pageSize,
      };
      const { items, total } = await findApplications(deps.db, filter);
      return reply.code(200).send({ items: items.map(presentSummary), total });
    },
    async addCandidates(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const added = await addCandidates(deps, userId, workspaceId, request.body.candidates);
      return reply.code(201).send(added);
    },
    async checkCandidates(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const entries = await checkCandidates(deps, userId, workspaceId, request.body.candidates);
      return reply.code(200).send({ entries });
    },
    async moveApplications(request, reply) {
      const { userId } = requireActor(request);
      return reply
        .code(200)
        .send(await moveApplications(deps, userId, request.params.workspace_id, request.body));
    },
    async getApplication(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      await openWorkspace(deps.db, userId, workspaceId, 'seeCandidates');
      return reply.code(200).send(await wholeApplication(deps, { workspaceId, candidateId, userId }));
    },
    async updateCandidate(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, candidate_id: candidateId } = request.params;
      await updateCandidate(deps, userId, { workspaceId, candidateId }, request.body);
      return reply.code(200).send(await wholeApplication(deps, { workspaceId, candidateId, userId }));
    },
    async listDuplicates(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await listDuplicates(deps, userId, hereOf(request.params)));
    },
    async mergeCandidates(request, reply) {
      const { userId } = requireActor(request);
      const here = hereOf(request.params);
      await mergeCandidates(deps, userId, here, request.body);
      return reply.code(200).send(await listDuplicates(deps, userId, here));
    },
    async undoMerge(request, reply) {
      const { userId } = requireActor(request);
      const here = hereOf(request.params);
      await undoMerge(deps, userId, here, request.body.candidate_id);
      return reply.code(200).send(await listDuplicates(deps, userId, here));
    },
    async listWork(request, reply) {
      const { userId } = requireActor(request);
      const { items, total } = await findWork(deps.db, { userId, at: deps.now() }, WORK_SHOWN);
      return reply.code(200).send({ items: items.map(presentWork), total });
    },
    async listWorkspaces(request, reply) {
      const { userId } = requireActor(request);
      const { q = '', status: statuses = [], sort = '-active_at', ...wanted } = request.query ?? {};
      const { page = 1, page_size: pageSize = 20 } = wanted;
      const looking = { userId, at: deps.now() };
      const filter = { ...looking, q, statuses, sort, page, pageSize, mine: mineByWorkspace(looking) };
      return reply.code(200).send(await listWorkspaces(deps.db, filter));
    },
    async listCompanyCandidates(request, reply) {
      const { userId } = requireActor(request);
      const member = await findMember(deps.db, userId);
      if (!member) return reply.code(200).send({ items: [], total: 0 });
      const { q = '', sort = '-active_at', page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const isNameless = await readsAnyWithoutNames(deps.db, userId);
      const filter = { companyId: member.companyId, userId, isNameless, q, sort, page, pageSize };
      const { items, total } = await findCompanyCandidates(deps.db, filter);
      return reply.code(200).send({ items: items.map(presentCompanyCandidate), total });
    },
  };
}

const hereOf = (params: { readonly workspace_id: string; readonly candidate_id: string }) => ({
  workspaceId: params.workspace_id,
  candidateId: params.candidate_id,
});

async function wholeApplication(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: Omit<Parameters<typeof findApplication>[1], 'at'>,
) {
  const found = await findApplication(db, { ...ids, at: now() });
  if (!found) throw noCandidate();
  return presentApplication(found);
}
