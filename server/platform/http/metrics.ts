import { type BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { networks } from '../security/network.ts';

/** Seconds; the last two are what the page waits for at most, usual calls and uploads. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface MetricsDeps {
  /** Addresses and networks (CIDR) that may read them. */
  readonly allowed: readonly string[];
  /** How many jobs of each queue are in each state. */
  readonly countJobs: () => Promise<readonly { queue: string; state: string; jobs: number }[]>;
}

/** `GET /metrics` in Prometheus' format: what this process does, and what waits in the queues that all share. */
export function setUpMetrics(app: FastifyInstance, { allowed, countJobs }: MetricsDeps): void {
  const registry = new Registry();
  const answered = new Histogram({
    name: 'candor_http_request_duration_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'candor_http_requests_in_progress',
    help: 'Requests that are being answered; streams of changes stay among them.',
    registers: [registry],
  });
  new Gauge({
    name: 'candor_jobs',
    help: 'Jobs that wait, run or were given up, by queue. The same from every process.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, state, jobs } of await countJobs()) this.set({ queue, state }, jobs);
    },
  });
  app.addHook('onRequest', async () => underWay.inc());
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    underWay.dec();
    // Addresses of no route are anything that anybody thinks of.
    const route = routeOptions.url ?? 'none';
    answered.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  const readers = networks(allowed);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, readers)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(`${await registry.metrics()}${await processRegistry().metrics()}`);
  });
}

let ofProcess: Registry | undefined;

/** Memory, processor, event loop. What watches them starts with the first who asks. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Not what comes through a proxy: to a server that trusts none, everybody behind it has the proxy's address. */
function mayRead({ headers, socket }: FastifyRequest, readers: BlockList): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  return readers.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
