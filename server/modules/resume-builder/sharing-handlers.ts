import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { requireBuiltResume } from './built-resume-service.ts';
import { drawOnThread } from './drawing-service.ts';
import {
  createLink,
  linksOf,
  openLink,
  openPublicLink,
  previewLink,
  type SharingDeps,
  takeBackLink,
} from './link-service.ts';
import { nameState, readRevision, restoreState, revisionsOf } from './past-states-service.ts';
import { presentResume, presentRevision, presentRevisionSummary } from './presenter.ts';
import { asPublicPdf, SharedPdfs } from './shared-pdfs.ts';

type Operation =
  | 'listRevisions'
  | 'nameRevision'
  | 'getRevision'
  | 'restoreRevision'
  | 'listShareLinks'
  | 'createShareLink'
  | 'revokeShareLink'
  | 'openSharedResume'
  | 'previewShareLink'
  | 'downloadSharedResume';

/** The revisions and links of `openapi/paths/resume-builder.yaml`. */
export function resumeSharingHandlers(deps: SharingDeps): Pick<RouteHandlers, Operation> {
  const pdfs = new SharedPdfs(drawOnThread());
  return {
    async listRevisions(request, reply) {
      const { userId } = requireActor(request);
      const items = (await revisionsOf(deps, userId, request.params.resume_id)).map(presentRevisionSummary);
      return reply.code(200).send({ items, total: items.length });
    },
    async nameRevision(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id } = request.params;
      return reply.code(201).send(await nameState(deps, userId, id, request.body.name));
    },
    async getRevision(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id, version } = request.params;
      return reply.code(200).send(presentRevision(await readRevision(deps, userId, id, version)));
    },
    async restoreRevision(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id, version } = request.params;
      await restoreState(deps, userId, id, version);
      return reply.code(200).send(presentResume(await requireBuiltResume(deps.db, userId, id)));
    },
    async listShareLinks(request, reply) {
      const { userId } = requireActor(request);
      const items = await linksOf(deps, userId, request.params.resume_id);
      return reply.code(200).send({ items, total: items.length });
    },
    async createShareLink(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(201).send(await createLink(deps, userId, request.params.resume_id, request.body));
    },
    async revokeShareLink(request, reply) {
      const { userId } = requireActor(request);
      const { resume_id: id, link_id: linkId } = request.params;
      return reply.code(200).send(await takeBackLink(deps, userId, id, linkId));
    },
    async openSharedResume(request, reply) {
      const { userId } = requireActor(request);
      const { share_token: token } = request.params;
      return reply.code(200).send(await openLink(deps, userId, token, request.body.password));
    },
    async previewShareLink(request, reply) {
      const { userId } = requireActor(request);
      const { hides_contact: hidesContact = false } = request.query ?? {};
      return reply.code(200).send(await previewLink(deps, userId, request.params.resume_id, hidesContact));
    },
    async downloadSharedResume(request, reply) {
      const opened = await openPublicLink(deps, {
        ip: request.ip,
        token: request.params.share_token,
        isView: request.method === 'GET',
      });
      const pdf = await pdfs.pdfOf(opened);
      reply.type('application/pdf').headers(asPublicPdf(opened.draft));
      return reply.code(200).send(pdf as unknown as Blob);
    },
  };
}
