import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../database/identifier.ts';
import { refusal } from './error-handler.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** What Node calls a request that it could not take; any other one is not understood at all. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers as `Problem` what never becomes a request that a route could hear of, and ends its connection. */
export function refuseUnreadable(
  { code }: { readonly code: string },
  socket: Socket,
  securityHeaders: SecurityHeaders,
  log: FastifyBaseLogger,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[code] ?? 400;
  const body = refusal({ id: newId() }, status);
  log.info({ status, errorCode: code, request_id: body.request_id }, 'refused');
  const json = JSON.stringify(body);
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'Connection: close',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.end(`${headers.join('\r\n')}\r\n\r\n${json}`, () => socket.destroy());
  else socket.destroy();
}
