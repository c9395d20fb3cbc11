import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '../../openapi/gen/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import type { TestServer } from './test-server.ts';

const SESSION = '/api/v1/interviews/session';
const REPORTED_WITHIN_MS = 90_000;

/** Calls an operation that takes and answers JSON as an account; throws for anything but a success. */
export async function call<T = Session>(
  { url }: Pick<TestServer, 'url'>,
  { accessToken }: TestAccount,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** A practice session that was started, ended early and judged. */
export async function reportedSession(server: TestServer, account: TestAccount): Promise<Session> {
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'practice', ...choice });
  await call(server, account, 'POST', `${SESSION}/${_id}/start`);
  await call(server, account, 'POST', `${SESSION}/${_id}/complete`);
  return judged(server, account, _id);
}

/** A session that ended, once it is judged. */
export async function judged(server: TestServer, account: TestAccount, id: string): Promise<Session> {
  const deadline = Date.now() + REPORTED_WITHIN_MS;
  while (Date.now() < deadline) {
    const session = await call(server, account, 'GET', `${SESSION}/${id}`);
    if (session.report_id) return session;
    await delay(100);
  }
  throw new Error(`No report within ${REPORTED_WITHIN_MS} ms`);
}
