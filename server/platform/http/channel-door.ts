import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { isFromOwnPage } from './authenticate.ts';

/** No message is longer: the connection ends. */
const MOST_BYTES = 256 * 1024;

/** What stands before the ticket in the list of subprotocols, and is answered. */
const PROTOCOL = 'candor-live';
const OFFERED = /^candor-live, *([A-Za-z0-9_-]{20,100})$/;

interface Door {
  readonly publicUrl: string;
  /** Whom a ticket lets in; null for nobody. A ticket is used up by asking. */
  readonly admit: (ticket: string) => Promise<((socket: WebSocket) => void) | null>;
  readonly onFailure: (error: unknown) => void;
}

/** Whether a request is to become a channel; all others are answered as if they asked for no upgrade. */
export const isForChannel = (path: string) => (request: IncomingMessage) =>
  request.url === path && request.headers.upgrade?.toLowerCase() === 'websocket';

/** Lets WebSockets in at one address: from our own page, with a ticket. */
export function openChannelDoor(app: FastifyInstance, door: Door): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => PROTOCOL,
  });
  const enter = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const ticket = OFFERED.exec(request.headers['sec-websocket-protocol'] ?? '')?.[1];
    if (!isFromOwnPage(request, door.publicUrl)) return refuse(stream, 403, 'Forbidden');
    const admitted = ticket ? await door.admit(ticket) : null;
    if (!admitted) return refuse(stream, 401, 'Unauthorized');
    sockets.handleUpgrade(request, stream, head, admitted);
  };
  app.server.on('upgrade', (request, stream, head) => {
    stream.once('error', () => stream.destroy());
    enter(request, stream, head).catch((error: unknown) => {
      door.onFailure(error);
      refuse(stream, 503, 'Service Unavailable');
    });
  });
}

function refuse(stream: Duplex, status: number, words: string): void {
  stream.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
