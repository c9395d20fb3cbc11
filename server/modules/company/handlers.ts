import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { companyWorkspaces } from '../workspaces/company-workspace-service.ts';
import { changeDefaults, hiringDefaultsOf } from './hiring-defaults-service.ts';
import { inviteMember, revokeInvitation } from './invitation-service.ts';
import { joinCompany, joinOffer } from './join-service.ts';
import { changeMemberRole, removeMember, requireOwner, teamOf } from './team-service.ts';

interface CompanyDeps extends Deps {
  readonly secret: ServerSecret;
}

/** The operations of `openapi/paths/company.yaml` on a company's members. */
export function companyHandlers(
  deps: CompanyDeps,
): Pick<
  RouteHandlers,
  | 'listCompanyMembers'
  | 'listCompanyWorkspaces'
  | 'changeMemberRole'
  | 'removeMember'
  | 'inviteMember'
  | 'revokeMemberInvitation'
  | 'joinCompany'
  | 'getJoinOffer'
  | 'getHiringDefaults'
  | 'updateHiringDefaults'
> {
  const { db } = deps;
  return {
    async listCompanyMembers(request, reply) {
      return reply.code(200).send(await teamOf(db, requireActor(request).userId));
    },
    async listCompanyWorkspaces(request, reply) {
      const { userId } = requireActor(request);
      const { companyId } = await requireOwner(db, userId);
      const { q = '', page = 1, page_size: pageSize = 20 } = request.query ?? {};
      return reply.code(200).send(await companyWorkspaces(db, { companyId, userId, q, page, pageSize }));
    },
    async changeMemberRole(request, reply) {
      const { userId } = requireActor(request);
      await changeMemberRole(deps, userId, request.params.member_id, request.body.role);
      return reply.code(200).send(await teamOf(db, userId));
    },
    async removeMember(request, reply) {
      await removeMember(deps, requireActor(request).userId, request.params.member_id);
      return reply.code(204).send();
    },
    async inviteMember(request, reply) {
      const { userId } = requireActor(request);
      await inviteMember(deps, userId, request.body);
      return reply.code(201).send(await teamOf(db, userId));
    },
    async revokeMemberInvitation(request, reply) {
      const { userId } = requireActor(request);
      await revokeInvitation(deps, userId, request.params.member_invitation_id);
      return reply.code(200).send(await teamOf(db, userId));
    },
    async joinCompany(request, reply) {
      const { userId } = requireActor(request);
      await joinCompany(deps, userId, request.body);
      return reply.code(200).send(await teamOf(db, userId));
    },
    async getHiringDefaults(request, reply) {
      return reply.code(200).send(await hiringDefaultsOf(db, requireActor(request).userId));
    },
    async updateHiringDefaults(request, reply) {
      const { userId } = requireActor(request);
      await changeDefaults(deps, userId, request.body);
      return reply.code(200).send(await hiringDefaultsOf(db, userId));
    },
    async getJoinOffer(request, reply) {
      return reply.code(200).send(await joinOffer(deps, request.body.token, callerOf(request)));
    },
  };
}
