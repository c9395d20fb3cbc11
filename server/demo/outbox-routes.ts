import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { findInOutbox, listOutbox } from '../platform/mail/outbox-mailer.ts';
import { HttpProblem } from '../platform/problem.ts';
import { mailPage, outboxPage } from './outbox-page.ts';

/**
 * `/dev/outbox`, registered in the demo only and never in production. It holds everybody's codes, so
 * it is there for this machine alone, on whatever address the server listens.
 */
export function registerOutboxRoutes(app: FastifyInstance, db: Database): void {
  const onRequest = requireThisMachine;
  app.get('/dev/outbox', { onRequest }, async (_request, reply) =>
    show(reply, outboxPage(await listOutbox(db))),
  );
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { onRequest }, async (request, reply) => {
    const mail = await findInOutbox(db, request.params.id);
    if (!mail) throw new HttpProblem(404, 'There is no such mail.');
    return show(reply, mailPage(mail));
  });
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/**
 * By the socket's own address. Behind a proxy on this machine everybody has its: a forwarded request is none. Neither
 * is one for another name: a page of a foreign name that is made to lead here could read every mail.
 */
async function requireThisMachine({ socket, headers, hostname }: FastifyRequest): Promise<void> {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  const isNamed = hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
  if (isForwarded || !isNamed || !isLoopback(socket.remoteAddress ?? '')) {
    throw new HttpProblem(404, 'There’s nothing at this address.');
  }
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** No script runs here, in the frame of a mail neither: it inherits this. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function show(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(html);
}
