import type { HiringInvitation, HiringInvitationPage } from '../../../../openapi/gen/types.gen.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalidFields } from '../../../platform/problem.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import type { ServerSecret } from '../../../platform/security/keyed.ts';
import { isAllowed } from '../../workspaces/roles.ts';
import { linkToHandOver, previewInvitation } from '../interview-mail/invitation-mail-service.ts';
import { accommodationState } from '../invited/accommodation.ts';
import { findAgenda } from './agenda-repository.ts';
import { presentFound, type SumUp } from './found-sql.ts';
import { openInterview } from './workspace-interview-service.ts';
import {
  findInvitations,
  findPlaceToRate,
  type InvitationFilter,
  type InvitationRow,
} from './workspace-invitation-repository.ts';
import {
  decideAccommodation,
  extendInvitations,
  inviteApplications,
  releaseInvitations,
  remindInvitations,
  takeBackInvitations,
} from './workspace-invitation-service.ts';

const LONGEST_AGENDA_MS = 31 * 24 * 60 * 60 * 1000;

type InvitationHandlers = Pick<
  RouteHandlers,
  | 'listHiringInvitations'
  | 'inviteApplications'
  | 'extendInvitations'
  | 'revokeInvitations'
  | 'releaseInvitations'
  | 'remindInvitations'
  | 'listCompanyInvitations'
  | 'getPlaceToRate'
  | 'getAgenda'
  | 'decideAccommodation'
  | 'previewInvitationMail'
  | 'showInvitationLink'
>;

interface Named {
  readonly workspace_id: string;
  readonly hiring_interview_id: string;
}

const keyOf = ({ workspace_id: workspaceId, hiring_interview_id: interviewId }: Named) => ({
  workspaceId,
  interviewId,
});

interface MailingDeps extends Deps {
  readonly publicUrl: string;
  readonly secret: ServerSecret;
  readonly env: { readonly supportEmail: string };
  readonly sumUp: SumUp;
}

/** The operations of `openapi/paths/hiring-invitations.yaml`. */
export function workspaceInvitationHandlers(deps: MailingDeps): InvitationHandlers {
  const page = async (
    {
      isDeciding = false,
      ...who
    }: Pick<InvitationFilter, 'of' | 'userId'> & { readonly isDeciding?: boolean },
    { sort, ...wanted }: Query & Pick<InvitationFilter, 'sort'>,
  ): Promise<HiringInvitationPage> => {
    const { q = '', status: statuses = [], page = 1, page_size: pageSize = 20, to_rate = false } = wanted;
    const { application_id: applicationId } = wanted;
    const at = deps.now();
    const filter = { ...who, q, statuses, sort, page, pageSize, isToRate: to_rate, applicationId, at };
    const { items, counts } = await findInvitations(deps.db, filter);
    const isMeant = (one: (typeof counts)[number]) => statuses.length === 0 || statuses.includes(one.status);
    const total = counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
    return {
      items: items.map((row) => presentInvitation(row, { isDeciding, at, sumUp: deps.sumUp })),
      total,
      counts,
    };
  };
  return {
    async listHiringInvitations(request, reply) {
      const { userId } = requireActor(request);
      const key = keyOf(request.params);
      const { role } = await openInterview(deps.db, userId, key, 'seeCandidates');
      const isDeciding = isAllowed(role, 'workWithCandidates');
      return reply
        .code(200)
        .send(await page({ of: key, userId, isDeciding }, { sort: 'deadline', ...request.query }));
    },
    async listCompanyInvitations(request, reply) {
      const { userId } = requireActor(request);
      return reply
        .code(200)
        .send(await page({ of: 'all', userId }, { sort: '-changed_at', ...request.query }));
    },
    async getPlaceToRate(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await findPlaceToRate(deps.db, userId, request.query.session_id));
    },
    async getAgenda(request, reply) {
      const { userId } = requireActor(request);
      const at = deps.now();
      const until = new Date(request.query.until);
      if (until.getTime() > at.getTime() + LONGEST_AGENDA_MS)
        throw invalidFields({ field: 'until', message: 'Choose a time within 31 days.' });
      const items = await findAgenda(deps.db, { userId, at, until });
      return reply.code(200).send({ items: items.map((one) => ({ ...one, at: one.at.toISOString() })) });
    },
    async inviteApplications(request, reply) {
      const { userId } = requireActor(request);
      const ids = request.body.application_ids;
      return reply.code(200).send(await inviteApplications(deps, userId, keyOf(request.params), ids));
    },
    async extendInvitations(request, reply) {
      const { userId } = requireActor(request);
      const { invitation_ids: ids, deadline } = request.body;
      const wanted = { ids, until: new Date(deadline) };
      return reply.code(200).send(await extendInvitations(deps, userId, keyOf(request.params), wanted));
    },
    async decideAccommodation(request, reply) {
      const { userId } = requireActor(request);
      const decision = { id: request.params.hiring_invitation_id, granted: request.body };
      return reply.code(200).send(await decideAccommodation(deps, userId, keyOf(request.params), decision));
    },
    async previewInvitationMail(request, reply) {
      const { userId } = requireActor(request);
      const key = keyOf(request.params);
      await openInterview(deps.db, userId, key, 'workWithCandidates');
      const whom = { ...key, applicationId: request.query?.application_id };
      const support = deps.env.supportEmail;
      return reply.code(200).send(await previewInvitation({ ...deps, support }, whom));
    },
    async showInvitationLink(request, reply) {
      const { userId } = requireActor(request);
      const key = keyOf(request.params);
      const { workspace } = await openInterview(deps.db, userId, key, 'workWithCandidates');
      const named = {
        companyId: workspace.companyId,
        invitationId: request.params.hiring_invitation_id,
        ...key,
      };
      return reply.code(200).send(await linkToHandOver(deps, userId, named));
    },
    async revokeInvitations(request, reply) {
      const { userId } = requireActor(request);
      const ids = request.body.invitation_ids;
      return reply.code(200).send(await takeBackInvitations(deps, userId, keyOf(request.params), ids));
    },
    async releaseInvitations(request, reply) {
      const { userId } = requireActor(request);
      const ids = request.body.invitation_ids;
      return reply.code(200).send(await releaseInvitations(deps, userId, keyOf(request.params), ids));
    },
    async remindInvitations(request, reply) {
      const { userId } = requireActor(request);
      const ids = request.body.invitation_ids;
      return reply.code(200).send(await remindInvitations(deps, userId, keyOf(request.params), ids));
    },
  };
}

type Query = Partial<Pick<InvitationFilter, 'q' | 'page'>> & {
  readonly status?: InvitationFilter['statuses'][number][];
  readonly page_size?: number;
  readonly to_rate?: boolean;
  readonly application_id?: string;
};

interface Seen {
  readonly isDeciding: boolean;
  readonly at: Date;
  readonly sumUp: SumUp;
}

function presentInvitation(row: InvitationRow, { isDeciding, at, sumUp }: Seen): HiringInvitation {
  const { invitation, terms, candidate, begun } = row;
  const { id, fullName, email } = candidate;
  const allowed = terms.attemptsAllowed;
  return {
    _id: invitation.id,
    interview: { _id: terms.interviewId, title: terms.title },
    workspace: row.workspace,
    application_id: invitation.applicationId ?? '',
    candidate: { _id: id, full_name: fullName, email },
    account_email: row.accountEmail,
    status: row.status,
    deadline: row.deadline.toISOString(),
    attempts: { allowed, used: begun, left: Math.max(0, allowed - begun) },
    session_id: row.sessionId,
    my_scorecard: row.ownScorecard,
    scorecards: row.scorecards,
    scorecards_needed: row.scorecardsNeeded,
    reviewers: row.reviewers,
    due_at: row.dueAt?.toISOString() ?? null,
    found: presentFound(row.found, terms, { at, sumUp }),
    can_open: row.canOpen,
    waiting_requests: row.waitingRequests,
    accommodation: isDeciding ? presentAsked(invitation) : null,
    reminded_at: invitation.remindedAt?.toISOString() ?? null,
    changed_at: row.changedAt.toISOString(),
  };
}

/** What a candidate asked for, for who decides on it; null where nothing was. */
function presentAsked(invitation: InvitationRow['invitation']): HiringInvitation['accommodation'] {
  const { requested, requestNote: note, requestedAt, granted } = invitation;
  if (!requestedAt) return null;
  return { is_waiting: accommodationState(invitation) === 'waiting', requested, note, granted };
}
