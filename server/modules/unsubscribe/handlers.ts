import type { FastifyReply } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { findLink, followLink } from './service.ts';
import { mailSettingsUrl, type UnsubscribeDeps } from './unsubscribe-link.ts';
import { confirmPage, deadLinkPage, stoppedPage } from './unsubscribe-page.ts';

/** Getting no more mails of a kind by the link of one, without signing in. */
export function unsubscribeHandlers(
  deps: Deps & UnsubscribeDeps,
): Pick<RouteHandlers, 'getUnsubscribePage' | 'unsubscribe'> {
  const settingsUrl = mailSettingsUrl(deps.publicUrl);
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(html);
  return {
    async getUnsubscribePage(request, reply) {
      const link = await findLink(deps, request.params.unsubscribe_token);
      if (!link) return show(reply, 404, deadLinkPage(settingsUrl));
      const draw = link.isStopped ? stoppedPage : confirmPage;
      return show(reply, 200, draw(link.mail, settingsUrl));
    },
    async unsubscribe(request, reply) {
      const link = await followLink(deps, request.params.unsubscribe_token);
      if (!link) return show(reply, 404, deadLinkPage(settingsUrl));
      return show(reply, 200, stoppedPage(link.mail, settingsUrl));
    },
  };
}
