import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands requests round between the processes of one installation, as a reverse proxy before them does. */
export class LoadBalancer {
  /** The addresses of the processes; they know the balancer's before they start. */
  targets: readonly string[] = [];
  readonly #server: Server;
  #turn = 0;

  private constructor() {
    this.#server = createServer((incoming, reply) => this.#pass(incoming, reply, this.targets.length));
  }

  static async start(): Promise<LoadBalancer> {
    const balancer = new LoadBalancer();
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What nobody accepts goes to the next one; what breaks on the way breaks for the caller too: it may have been done. */
  #pass(incoming: IncomingMessage, reply: ServerResponse, left: number): void {
    const target = this.targets[this.#turn++ % this.targets.length] ?? '';
    const { method, headers, url } = incoming;
    const outgoing = request(`${target}${url}`, { method, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => reply.destroy());
      answer.pipe(reply);
    });
    let isAccepted = false;
    outgoing.on('socket', (socket) =>
      socket.once('connect', () => {
        isAccepted = true;
        incoming.pipe(outgoing);
      }),
    );
    outgoing.on('error', () => {
      if (!isAccepted && left > 1) this.#pass(incoming, reply, left - 1);
      else if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
    reply.on('close', () => outgoing.destroy());
  }
}
