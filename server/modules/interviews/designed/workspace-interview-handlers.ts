import { roleFamilies } from '../../../content/role-families.ts';
import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { recordIdOf } from '../../../platform/http/idempotency.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { openWorkspace } from '../../workspaces/access-service.ts';
import { newestRubric } from '../../workspaces/workspace-service.ts';
import { searchKept } from '../hiring/hiring-bank.ts';
import { type PreviewDeps, previewInterview } from './preview-service.ts';
import { presentInterview, presentKept, presentListed } from './workspace-interview-presenter.ts';
import { findReportRelease, findWorkspaceInterviews } from './workspace-interview-repository.ts';
import {
  createWorkspaceInterview,
  type InterviewKey,
  openInterview,
  releaseReports,
} from './workspace-interview-service.ts';

type WorkspaceInterviewHandlers = Pick<
  RouteHandlers,
  | 'listBankQuestions'
  | 'listHiringInterviews'
  | 'createHiringInterview'
  | 'previewHiringInterview'
  | 'getHiringInterview'
  | 'releaseReports'
>;

/** The operations of `openapi/paths/hiring-interviews.yaml`. */
export function workspaceInterviewHandlers(deps: PreviewDeps): WorkspaceInterviewHandlers {
  return {
    async listBankQuestions(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      await openWorkspace(deps.db, userId, workspaceId, 'workWithCandidates');
      const { page = 1, page_size: pageSize = 20, ...wanted } = request.query ?? {};
      const { rubric } = await newestRubric(deps.db, workspaceId);
      const own = new Set(rubric.competencies.map(({ _id }) => _id));
      const found = searchKept(wanted, own);
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return reply.code(200).send({
        items: items.map((one) => presentKept(one, own)),
        total: found.length,
        role_families: roleFamilies.map(({ id, name }) => ({ _id: id, name })),
      });
    },
    async listHiringInterviews(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      await openWorkspace(deps.db, userId, workspaceId, 'seeCandidates');
      const { page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const { items, total } = await findWorkspaceInterviews(deps.db, {
        workspaceId,
        userId,
        page,
        pageSize,
      });
      return reply.code(200).send({ items: items.map(presentListed), total });
    },
    async createHiringInterview(request, reply) {
      const { userId } = requireActor(request);
      const key = { workspaceId: request.params.workspace_id, interviewId: recordIdOf(request) };
      await createWorkspaceInterview(deps, userId, key, request.body);
      return reply.code(201).send(await wholeInterview(deps, userId, key));
    },
    async previewHiringInterview(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId } = request.params;
      return reply.code(200).send(await previewInterview(deps, userId, workspaceId, request.body));
    },
    async getHiringInterview(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, hiring_interview_id: interviewId } = request.params;
      return reply.code(200).send(await wholeInterview(deps, userId, { workspaceId, interviewId }));
    },
    async releaseReports(request, reply) {
      const { userId } = requireActor(request);
      const { workspace_id: workspaceId, hiring_interview_id: interviewId } = request.params;
      await releaseReports(deps, userId, { workspaceId, interviewId });
      return reply.code(200).send(await wholeInterview(deps, userId, { workspaceId, interviewId }));
    },
  };
}

async function wholeInterview({ db, now }: PreviewDeps, userId: string, key: InterviewKey) {
  const { found } = await openInterview(db, userId, key, 'seeCandidates');
  return presentInterview(found, await findReportRelease(db, key.interviewId, now()));
}
