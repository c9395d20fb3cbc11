import { expect, TOKEN_LIFE_MS, test } from '../harness/fixtures.ts';
import type { Call } from '../harness/harness-types.ts';
import { callsOf, REFRESH, serveSignedIn } from '../harness/server-side.ts';

const ECHO = '/api/v1/test/echo';
const FILE_BYTES = 5 * 1024 * 1024;

interface Row {
  readonly name: string;
  readonly call: Omit<Call, 'method' | 'path'>;
  readonly contentType: RegExp;
  /** What must be in the body, to the byte. */
  readonly bytes: () => Buffer;
}

const json = { text: 'line\r\nbreak “ü” \u2028 😀', nested: { list: [1, 2.5, null, true] } };
const form = { text: 'a&b=c+d %25 “ü”', empty: '' };

const rows: readonly Row[] = [
  {
    name: 'a JSON body',
    call: { json },
    contentType: /^application\/json$/,
    bytes: () => Buffer.from(JSON.stringify(json)),
  },
  {
    name: 'a form',
    call: { form },
    contentType: /^application\/x-www-form-urlencoded$/,
    bytes: () => Buffer.from(new URLSearchParams(form).toString()),
  },
  {
    name: 'a multipart body of 5 MB',
    call: { fileBytes: FILE_BYTES },
    contentType: /^multipart\/form-data; boundary=/,
    bytes: () => Buffer.from(Uint8Array.from({ length: FILE_BYTES }, (_, index) => (index * 31) & 0xff)),
  },
];

for (const { name, call, contentType, bytes } of rows) {
  test(`${name} is sent again to the byte, with the new bearer and the same key`, async ({ site, tab }) => {
    serveSignedIn(site, ECHO);
    site.advance(TOKEN_LIFE_MS);
    const whole = { method: 'POST', path: ECHO, ...call } as const;
    expect(await tab.evaluate((each) => window.harness.send(each), whole)).toMatchObject({ kind: 'ok' });

    const [first, second, ...more] = callsOf(site, ECHO);
    if (!first || !second) throw new Error('The call was not retried');
    expect(more).toEqual([]);
    expect([first.status, second.status]).toEqual([401, 200]);
    expect(callsOf(site, REFRESH)).toHaveLength(1);
    expect(first.body.includes(bytes())).toBe(true);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['content-type']).toMatch(contentType);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.bearer).not.toBe(first.bearer);
    expect(second.bearer).toBe(await tab.evaluate(() => window.harness.session().token));
    expect(first.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  });
}

test('two writes carry two keys', async ({ site, tab }) => {
  serveSignedIn(site, ECHO);
  const call = { method: 'POST', path: ECHO, json } as const;
  await tab.evaluate((each) => Promise.all([window.harness.send(each), window.harness.send(each)]), call);
  expect(new Set(callsOf(site, ECHO).map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});
