import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { clientIn } from '../interviews/client/active-client.ts';
import { presentEvent, presentLog } from './presenter.ts';
import { commentOn, type IntegrityDeps, readLog, recordEvents } from './service.ts';

type IntegrityHandlers = Pick<
  RouteHandlers,
  'getIntegrityLog' | 'recordIntegrityEvents' | 'commentOnIntegrityEvent'
>;

/** The operations of `openapi/paths/fraud-detection.yaml`. */
export function integrityHandlers(deps: IntegrityDeps): IntegrityHandlers {
  return {
    async getIntegrityLog(request, reply) {
      const log = await readLog(deps, requireActor(request), request.params.session_id);
      return reply.code(200).send(presentLog(log, deps.now()));
    },
    async recordIntegrityEvents(request, reply) {
      const { sent_at: sentAt, events } = request.body;
      const intake = await recordEvents(deps, requireActor(request), {
        sessionId: request.params.session_id,
        sentAt: new Date(sentAt),
        events,
        ip: request.ip,
        client: clientIn(request.headers),
      });
      return reply.code(200).send(intake);
    },
    async commentOnIntegrityEvent(request, reply) {
      const { event_id: eventId, text } = request.body;
      const sessionId = request.params.session_id;
      const { event, turns } = await commentOn(deps, requireActor(request), {
        sessionId,
        eventId,
        text,
      });
      return reply.code(200).send(presentEvent(event, turns));
    },
  };
}
