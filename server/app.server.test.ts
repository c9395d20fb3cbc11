import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../tests/support/test-server.ts';

const INLINE = 'document.documentElement.dataset.theme = "dark";';
const pageDir = mkdtempSync(join(tmpdir(), 'candor-page-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(pageDir, 'static/js'), { recursive: true });
  writeFileSync(
    join(pageDir, 'index.html'),
    `<!doctype html><script>${INLINE}</script><title>Candor</title>`,
  );
  mkdirSync(join(pageDir, 'pages'));
  for (const name of ['home', 'with-text', 'with-text+google']) {
    writeFileSync(
      join(pageDir, `pages/${name}.html`),
      `<!doctype html><script>${INLINE}</script><h1>${name}</h1>`,
    );
  }
  writeFileSync(join(pageDir, 'pages/pricing.html'), '<h1>Pricing</h1><noscript id="plans"></noscript>');
  writeFileSync(
    join(pageDir, 'pages/terms.html'),
    '<h1>Terms</h1><div class="css-1" id="text-terms" data-x=""></div>',
  );
  const pages = {
    '/pricing': 'pages/pricing.html',
    '/legal/terms': 'pages/terms.html',
    '/': 'pages/home.html',
    '/with-text': 'pages/with-text.html',
    '/with-text+google': 'pages/with-text+google.html',
    '/auth/of-html': 'pages/with-text.html',
  };
  writeFileSync(join(pageDir, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(pageDir, 'static/js/index.0123abcdef.js'), 'export {};');
  writeFileSync(join(pageDir, 'static/js/index.0123abcdef.js.br'), 'in brotli');
  for (const end of ['', '.br']) {
    writeFileSync(join(pageDir, `static/js/python.worker.0123abcdef.js${end}`), 'of a worker');
  }
  server = await startTestServer({
    pageDir,
    env: { demo: true },
    extend(app) {
      app.get('/api/v1/broken', () => {
        throw new Error('a secret detail of the inside');
      });
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(pageDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

function post(path: string, body: string, type = 'application/json') {
  return fetch(`${server.url}/api/v1/auth/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
}

/** All that is answered on a connection of its own to bytes that no HTTP client sends. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
  return text(socket);
}

async function problemOf(answer: Response | Promise<Response>) {
  const response = await answer;
  const body = await response.json();
  expect(body.request_id).toMatch(/^[\w-]{22}$/);
  expect(typeof body.detail).toBe('string');
  return { status: response.status, ...body };
}

describe('every failure has the same shape', () => {
  const valid = { role: 'candidate', full_name: 'A', email: 'a@b.example', password: 'purple lanterns' };
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const tooDeep = JSON.stringify({ ...valid, accept_terms: true, x: 0 }).replace('"x":0', `"x":${deep}`);

  test.each([
    ['broken JSON', 400, () => post('register', '{"email":')],
    ['JSON that poisons prototypes', 400, () => post('register', '{"__proto__":{"a":1}}')],
    ['a body that is too large', 413, () => post('register', JSON.stringify({ a: 'x'.repeat(400_000) }))],
    ['a body that is nested too deeply', 422, () => post('register', tooDeep)],
    ['a type of body that is not described', 415, () => post('register', '<a/>', 'text/xml')],
    ['JSON where a form is described', 415, () => post('login', '{"username":"a","password":"b"}')],
    ['no body at all', 422, () => post('register', '')],
    ['an unknown path of the API', 404, () => get('/api/v1/nothing')],
    ['the API itself', 404, () => get('/api')],
    ['an address that cannot be decoded', 400, () => get('/api/v1/%E0%A4%A')],
    ['a missing bearer', 401, () => get('/api/v1/reports')],
    ['an unknown method', 404, () => fetch(`${server.url}/api/v1/auth/login`, { method: 'DELETE' })],
  ])('%s', async (_name, status, send) => {
    expect((await problemOf(send())).status).toBe(status);
  });

  test('what was not foreseen tells nothing, and is found in the log by its id', async () => {
    const problem = await problemOf(get('/api/v1/broken'));
    expect(problem).toMatchObject({ status: 500, detail: 'Something went wrong on our side.' });
    const line = server.log.find((entry) => entry.includes('a secret detail'));
    expect(line).toContain(problem.request_id);
  });

  test.each([
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['what is no request at all', 400, 'HELLO\r\n\r\n'],
  ])('%s', async (_name, status, bytes) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^content-security-policy: default-src 'self'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const { detail, request_id } = JSON.parse(body);
    expect(detail).toMatch(/^The .*\.$/);
    expect(server.log.some((line) => line.includes(request_id))).toBe(true);
  });

  test('a request that never arrives whole is given up, after the page that sent it', () => {
    const { requestTimeout } = server.app.server;
    expect(requestTimeout).toBeGreaterThan(60_000);
    expect(requestTimeout).toBeLessThanOrEqual(120_000);
  });
});

describe('the page', () => {
  test.each(['/', '/auth/login', '/candidate/reports/abc?x=1', '/no/such/screen'])(
    'is delivered at %s',
    async (path) => {
      const response = await get(path, { accept: 'text/html' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain(INLINE);
    },
  );

  test('is delivered with its text where the build has made that, without a provider that is not there', async () => {
    const response = await get('/with-text?next=/');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toBeTruthy();
    expect(await response.text()).toContain('<h1>with-text</h1>');
    expect(await (await get('/?from=mail')).text()).toContain('<h1>home</h1>');
  });

  test('is delivered with the plans where there is no JavaScript', async () => {
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/pricing', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(coding);
      expect(await response.text()).toMatch(
        /<noscript id="plans"><h2>For companies<\/h2>.*<strong>Free<\/strong>/,
      );
    }
  });

  test('is delivered with the legal text that holds, anew once another is published', async () => {
    const text = async () => (await get('/legal/terms')).text();
    expect(await text()).toMatch(
      /<div class="css-1" id="text-terms" data-x=""><p>Version of .*Who runs this/,
    );
    const { accessToken } = await createAccount(server, 'admin');
    const path = '/api/v1/admin/content/legal/terms';
    const headers = { authorization: `Bearer ${accessToken}` };
    const values = { summary: 'Ours.', text: '## House rules\n\nBe kind to {support}. $& <b>' };
    const ask = async (method: 'PUT' | 'POST', way: string, payload: object) =>
      (await server.app.inject({ method, url: `${path}/${way}`, headers, payload })).statusCode;
    expect(await ask('PUT', 'draft', { values, revision: 0 })).toBe(200);
    expect(await text()).not.toContain('House rules');
    expect(await ask('POST', 'publication', { revision: 1, reason: 'Reviewed by counsel' })).toBe(200);
    const published = await text();
    expect(published).toContain(`<p>Be kind to ${server.env.supportEmail}. $&amp; &lt;b&gt;</p>`);
    expect(published).not.toContain('Who runs this');
    const asked = await server.app.inject('/api/v1/public-texts/terms');
    expect(published).toContain(asked.json().html);
  });

  test('is not delivered in the place of a missing script', async () => {
    expect((await get('/static/js/old.0123456789.js')).status).toBe(404);
  });

  test.each([
    ['/status', { accept: 'application/openmetrics-text;version=1.0.0,*/*;q=0.1' }],
    ['/status', {}],
    ['/auth/login', { accept: 'application/json' }],
    ['/no/such/screen', { accept: '*/*' }],
  ])('is not delivered at %s to who asks for no HTML', async (path, headers) => {
    expect(await problemOf(get(path, headers))).toMatchObject({
      status: 404,
      detail: 'There’s nothing at this address.',
    });
  });

  test('has files that never change, compressed beforehand', async () => {
    const response = await get('/static/js/index.0123abcdef.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('may run its own scripts and no other', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(INLINE));
    expect(policy).toContain(`script-src 'self' 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test.each(['br', 'identity'])(
    'has workers that may load nothing and connect to nothing (%s)',
    async (encoding) => {
      const response = await get('/static/js/python.worker.0123abcdef.js', { 'accept-encoding': encoding });
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'wasm-unsafe-eval'",
      );
      expect(response.headers.get('cache-control')).toContain('immutable');
    },
  );

  test('learns from /config.json where the API is', async () => {
    const response = await get('/config.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      api_base_url: '',
      demo: true,
      social_providers: [],
      announcement: null,
      closed_features: [],
    });
  });

  test('is never a way out of its folder', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/static/..%2f..%2f..%2fetc%2fpasswd']) {
      expect(await (await get(path)).text()).not.toMatch(/"name": "candor"|root:/);
    }
  });
});

test.each(['/', '/auth/login', '/metrics', '/api/v1/nothing', '/%ff%fe', '/config.json', '/api/v1/health'])(
  'the reply at %s has the security headers',
  async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { headers } = await get(path, { accept });
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  },
);

test('health says that database and jobs work', async () => {
  const response = await get('/api/v1/health');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', jobs: 'ok', files: 'ok' },
  ]);
});

describe('the outbox of the demo', () => {
  const ask = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/dev/outbox', remoteAddress, headers });

  test.each(['127.0.0.1', '127.8.0.9', '::1', '::ffff:127.0.0.1'])('is there for %s', async (address) => {
    expect((await ask(address)).statusCode).toBe(200);
  });

  test.each(['192.168.1.20', '172.17.0.1', '::ffff:10.0.0.1', 'fe80::1'])(
    'is not there for %s, whatever it says it is',
    async (address) => {
      expect((await ask(address)).statusCode).toBe(404);
      expect((await ask(address, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    },
  );

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is there under %s', async (host) => {
    expect((await ask('127.0.0.1', { host })).statusCode).toBe(200);
  });

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not there under %s, to which a page can lead',
    async (host) => {
      expect((await ask('127.0.0.1', { host })).statusCode).toBe(404);
    },
  );

  test('is not there behind a proxy of this machine', async () => {
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404);
  });
});

test('over TLS the cookie is bound to the host and the browser is told to stay', async () => {
  const secure = await startTestServer({ env: { publicUrl: 'https://candor.example' } });
  try {
    const response = await fetch(`${secure.url}/api/v1/auth/logout`, { method: 'POST' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-candor_refresh=; .*Path=\/; .*HttpOnly; Secure/,
    );
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect((await fetch(`${secure.url}/dev/outbox`)).status).toBe(404);
  } finally {
    await secure.close();
  }
});

test('search engines are told of the public pages alone', async () => {
  const origin = server.env.publicUrl;
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const reply = await get('/sitemap.xml');
  expect(reply.headers.get('content-type')).toContain('application/xml');
  const listed = [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([`${origin}/`, `${origin}/legal/terms`, `${origin}/pricing`, `${origin}/with-text`]);
});
