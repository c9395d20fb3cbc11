import type { FastifyReply } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { mailSettingsUrl } from './unsubscribe-link.ts';
import { confirmPage, deadLinkPage, stoppedPage } from './unsubscribe-page.ts';
import { followLink, readLink } from './unsubscribe-service.ts';

/** Getting no more mails of a kind by the link of one, without signing in. */
export function unsubscribeHandlers(
  deps: AuthDeps,
): Pick<RouteHandlers, 'getUnsubscribePage' | 'unsubscribe'> {
  const settingsUrl = mailSettingsUrl(deps.publicUrl);
  const show = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(html);
  return {
    async getUnsubscribePage(request, reply) {
      const link = await readLink(deps, request.params.unsubscribe_token);
      if (!link) return show(reply, 404, deadLinkPage(settingsUrl));
      const draw = link.isWanted ? confirmPage : stoppedPage;
      return show(reply, 200, draw(link.mail, settingsUrl));
    },
    async unsubscribe(request, reply) {
      const mail = await followLink(deps, request.params.unsubscribe_token);
      if (!mail) return show(reply, 404, deadLinkPage(settingsUrl));
      return show(reply, 200, stoppedPage(mail, settingsUrl));
    },
  };
}
