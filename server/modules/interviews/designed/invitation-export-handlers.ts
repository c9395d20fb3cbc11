import type { FastifyReply } from 'fastify';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { asCsv, type CsvColumn } from '../../../platform/http/csv.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { openInterview } from './workspace-interview-service.ts';
import {
  findInvitations,
  type InvitationFilter,
  type InvitationRow,
} from './workspace-invitation-repository.ts';

/** Accommodations stand in no file. */
const columns: readonly CsvColumn<InvitationRow>[] = [
  { name: 'Candidate', value: ({ candidate }) => candidate.fullName },
  { name: 'Email', value: ({ candidate }) => candidate.email },
  { name: 'Interview', value: ({ terms }) => terms.title },
  { name: 'Workspace', value: ({ workspace }) => workspace.title },
  { name: 'Status', value: ({ status }) => status },
  { name: 'Deadline', value: ({ deadline }) => deadline.toISOString() },
  { name: 'Attempts', value: ({ begun }) => begun },
  { name: 'Attempts allowed', value: ({ terms }) => terms.attemptsAllowed },
  { name: 'Scorecards', value: ({ scorecards }) => scorecards },
  { name: 'Scorecards needed', value: ({ scorecardsNeeded }) => scorecardsNeeded },
  { name: 'Open requests', value: ({ waitingRequests }) => waitingRequests },
  { name: 'Last event', value: ({ changedAt }) => changedAt.toISOString() },
];

interface Query {
  readonly q?: string;
  readonly status?: InvitationFilter['statuses'][number][];
  readonly to_rate?: boolean;
}

/** The lists of `openapi/paths/hiring-invitations.yaml` as files. */
export function invitationExportHandlers({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Pick<RouteHandlers, 'exportCompanyInvitations' | 'exportHiringInvitations'> {
  const file = (
    reply: FastifyReply,
    who: Pick<InvitationFilter, 'of' | 'userId' | 'sort'>,
    { q = '', status: statuses = [], to_rate: isToRate = false }: Query = {},
  ) => {
    const at = now();
    return asCsv(reply, 'invitations.csv', columns, async (page, pageSize) => {
      const filter = { ...who, q, statuses, isToRate, page, pageSize, at };
      return (await findInvitations(db, filter)).items;
    });
  };
  return {
    async exportCompanyInvitations(request, reply) {
      const { userId } = requireActor(request);
      const { sort = '-changed_at', ...query } = request.query ?? {};
      return reply.code(200).send(file(reply, { of: 'all', userId, sort }, query));
    },
    async exportHiringInvitations(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, hiring_interview_id: interviewId } = request.params;
      await openInterview(db, userId, { workspaceId, interviewId }, 'seeCandidates');
      const { sort = 'deadline', ...query } = request.query ?? {};
      return reply.code(200).send(file(reply, { of: { interviewId }, userId, sort }, query));
    },
  };
}
