// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

const { promise: done, resolve: finish } = Promise.withResolvers<void>();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  finish();
  return server.close();
});

const read = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });

test('tells what was answered, what waits, and how the process is', async () => {
  await fetch(`${server.url}/api/v1/health`);
  await fetch(`${server.url}/api/v1/recruiter/workspaces/no-such-workspace`);
  await fetch(`${server.url}/no/such/${'x'.repeat(50)}`);
  await server.jobs.work('slow', () => done);
  await server.db.transaction((tx) => server.jobs.send(tx, 'slow', { text: 'a secret' }));
  const response = await read();
  expect(response.status).toBe(200);
  const text = await response.text();
  const counted = (labels: string) => `candor_http_request_duration_seconds_count{${labels}} 1\n`;
  expect(text).toContain(counted('method="GET",route="/api/v1/health",status="200"'));
  expect(text).toContain(
    counted('method="GET",route="/api/v1/recruiter/workspaces/:workspace_id",status="401"'),
  );
  expect(text).toContain(counted('method="GET",route="none",status="404"'));
  expect(text).toMatch(/candor_jobs\{queue="slow",state="(created|active)"\} 1\n/);
  expect(text).toContain('candor_http_requests_in_progress 1\n');
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toMatch(/secret|no-such-workspace|xxx/);
});

test.each<Record<string, string>>([{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }])(
  'is not there for what comes through a proxy: %j',
  async (headers) => {
    expect((await read(headers)).status).toBe(404);
  },
);

test('is not there for other addresses', async () => {
  const elsewhere = await startTestServer({ env: { metricsFrom: ['192.0.2.0/24'] } });
  expect((await fetch(`${elsewhere.url}/metrics`)).status).toBe(404);
  await elsewhere.close();
});
