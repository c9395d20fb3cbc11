import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/test-server.ts';
import { description } from './description.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the description is served as it is', async () => {
  const response = await fetch(`${server.url}/api/v1/openapi.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual(description);
});

test('its page names every operation and schema, and each link leads somewhere', async () => {
  const response = await fetch(`${server.url}/api/v1/docs`);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const page = await response.text();
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const named = operations.flatMap(({ operationId }) => operationId ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(description.components.schemas).filter((name) => !ids.has(`schema-${name}`))).toEqual(
    [],
  );
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});
