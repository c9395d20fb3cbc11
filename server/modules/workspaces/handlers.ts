import type { HiringChange } from '../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { ModelDeps } from '../../platform/ai/ask-model.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendEvents } from '../../platform/http/event-stream.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { noWorkspace, openWorkspace } from './access-service.ts';
import { findActivities } from './activity-repository.ts';
import type { ChangeFeed } from './change-feed-service.ts';
import { suggestWorded } from './competency-wording-service.ts';
import { removeWorkspaceMember, setWorkspaceMember, workspaceMembersFor } from './member-service.ts';
import { presentActivity, presentRubric, presentWorkspace } from './presenter.ts';
import { setStages } from './stage-service.ts';
import { findRubrics, findWorkspace } from './workspace-repository.ts';
import { createWorkspace, newestRubric, publishRubric, updateWorkspace } from './workspace-service.ts';

interface FollowedDeps extends Deps, ModelDeps {
  readonly changes: ChangeFeed;
}

const ACTIVITY_PAGE = 50;

/** The operations of `openapi/paths/workspaces.yaml`. */
export function workspaceHandlers(
  deps: FollowedDeps,
): Pick<
  RouteHandlers,
  | 'streamHiringChanges'
  | 'createWorkspace'
  | 'suggestCompetencies'
  | 'getWorkspace'
  | 'updateWorkspace'
  | 'setStages'
  | 'listRubrics'
  | 'publishRubric'
  | 'listActivity'
  | 'listWorkspaceMembers'
  | 'setWorkspaceMember'
  | 'removeWorkspaceMember'
> {
  return {
    async streamHiringChanges(request, reply) {
      const { userId } = requireActor(request);
      return sendEvents<HiringChange>(reply, request.log, (reader) => deps.changes.follow(userId, reader));
    },
    async createWorkspace(request, reply) {
      const { userId } = requireActor(request);
      const id = recordIdOf(request);
      await createWorkspace(deps, userId, id, request.body);
      return reply.code(201).send(await wholeWorkspace(deps, userId, id));
    },
    async suggestCompetencies(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await suggestWorded(deps, userId, request.body));
    },
    async getWorkspace(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await wholeWorkspace(deps, userId, request.params.workspace_id));
    },
    async updateWorkspace(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      await updateWorkspace(deps, userId, workspaceId, request.body);
      return reply.code(200).send(await wholeWorkspace(deps, userId, workspaceId));
    },
    async setStages(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      await setStages(deps, userId, workspaceId, request.body.stages);
      return reply.code(200).send(await wholeWorkspace(deps, userId, workspaceId));
    },
    async listRubrics(request, reply) {
      const { userId } = requireActor(request);
      const { workspace } = await openWorkspace(deps.db, userId, request.params.workspace_id, 'read');
      const versions = await findRubrics(deps.db, workspace.id);
      return reply.code(200).send({ items: versions.map(presentRubric) });
    },
    async publishRubric(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      const published = await publishRubric(deps, userId, workspaceId, recordIdOf(request), request.body);
      return reply.code(201).send(presentRubric(published));
    },
    async listActivity(request, reply) {
      const { userId } = requireActor(request);
      const { before, candidate_id: candidateId, kind: kinds = [] } = request.query ?? {};
      const { workspace } = await openWorkspace(
        deps.db,
        userId,
        request.params.workspace_id,
        'seeCandidates',
      );
      const position = before === undefined ? undefined : Number(before);
      const found = await findActivities(deps.db, {
        userId,
        workspaceId: workspace.id,
        candidateId,
        kinds,
        // What is no position was never given out: nothing comes before it.
        before: position === undefined || Number.isSafeInteger(position) ? position : 0,
        limit: ACTIVITY_PAGE + 1,
      });
      const items = found.slice(0, ACTIVITY_PAGE).map(presentActivity);
      const next = found.length > ACTIVITY_PAGE ? (items.at(-1)?._id ?? null) : null;
      return reply.code(200).send({ items, next });
    },
    ...memberHandlers(deps),
  };
}

function memberHandlers(
  deps: Deps,
): Pick<RouteHandlers, 'listWorkspaceMembers' | 'setWorkspaceMember' | 'removeWorkspaceMember'> {
  return {
    async listWorkspaceMembers(request, reply) {
      const { userId } = requireActor(request);
      const items = await workspaceMembersFor(deps.db, userId, request.params.workspace_id);
      return reply.code(200).send({ items });
    },
    async setWorkspaceMember(request, reply) {
      const { workspace_id: workspaceId, member_id: userId } = request.params;
      const of = { actorId: requireActor(request).userId, workspaceId, userId };
      const items = await setWorkspaceMember(deps, of, request.body.role);
      return reply.code(200).send({ items });
    },
    async removeWorkspaceMember(request, reply) {
      const { workspace_id: workspaceId, member_id: userId } = request.params;
      const of = { actorId: requireActor(request).userId, workspaceId, userId };
      return reply.code(200).send({ items: await removeWorkspaceMember(deps, of) });
    },
  };
}

async function wholeWorkspace({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string, workspaceId: string) {
  const row = await findWorkspace(db, { workspaceId, userId, at: now() });
  if (!row) throw noWorkspace();
  return presentWorkspace(row, await newestRubric(db, workspaceId));
}
