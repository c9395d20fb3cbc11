import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { previewTemplate, resetTemplate, saveTemplate, templatesOf } from './mail-template-service.ts';

interface TemplateDeps extends Pick<Deps, 'db' | 'now'> {
  readonly publicUrl: string;
  readonly env: { readonly supportEmail: string };
}

/** The operations of `openapi/paths/mail-templates.yaml`. */
export function mailTemplateHandlers(
  deps: TemplateDeps,
): Pick<
  RouteHandlers,
  'listMailTemplates' | 'saveMailTemplate' | 'resetMailTemplate' | 'previewMailTemplate'
> {
  const { db } = deps;
  return {
    async listMailTemplates(request, reply) {
      return reply.code(200).send(await templatesOf(db, requireActor(request).userId));
    },
    async saveMailTemplate(request, reply) {
      const { userId } = requireActor(request);
      await saveTemplate(deps, userId, request.params.mail_kind, request.body);
      return reply.code(200).send(await templatesOf(db, userId));
    },
    async resetMailTemplate(request, reply) {
      const { userId } = requireActor(request);
      await resetTemplate(db, userId, request.params.mail_kind);
      return reply.code(200).send(await templatesOf(db, userId));
    },
    async previewMailTemplate(request, reply) {
      const { userId } = requireActor(request);
      const { mail_kind: kind } = request.params;
      const support = deps.env.supportEmail;
      return reply.code(200).send(await previewTemplate({ ...deps, support }, userId, kind, request.body));
    },
  };
}
