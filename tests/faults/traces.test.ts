import { expect, it, vi } from 'vitest';
import { demoAccount } from '../support/demo-account.ts';
import { freePort } from '../support/free-port.ts';
import { ServerProcess } from '../support/server-process.ts';
import { startTraceCollector } from '../support/trace-collector.ts';

vi.setConfig({ testTimeout: 480_000 });

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const STOPPED_WITHIN_MS = 15_000;

const signIn = (server: ServerProcess, headers: Record<string, string>) => {
  const { email, password } = demoAccount(server.printed, 'candidate');
  const body = new URLSearchParams({ username: email, password });
  return fetch(`${server.url}/api/v1/auth/login?from=${email}`, { method: 'POST', headers, body });
};

it('requests are told to the collector, below the caller, without what they are about', async () => {
  const collector = await startTraceCollector();
  const server = await ServerProcess.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const reply = await signIn(server, { traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(reply.status).toBe(200);
  const { email, password } = demoAccount(server.printed, 'candidate');
  await server.stop();
  const spans = collector.spans();
  expect(spans).toContainEqual(
    expect.objectContaining({ name: 'POST /api/v1/auth/login', traceId: TRACE, parentSpanId: CALLER }),
  );
  expect(collector.text()).not.toContain(email);
  expect(collector.text()).not.toContain(password);
  await collector.close();
});

it('a collector that is away keeps nobody from working, nor the server from stopping', async () => {
  const server = await ServerProcess.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  expect((await signIn(server, {})).status).toBe(200);
  const told = () => server.printed.split('Traces could not be sent').length - 1;
  await vi.waitUntil(() => told() > 0, { timeout: 60_000 });
  const asked = Date.now();
  await server.stop();
  expect(Date.now() - asked).toBeLessThan(STOPPED_WITHIN_MS);
  expect(told()).toBe(1);
});
