import { desc, eq } from 'drizzle-orm';
import type { Problem } from '../../../../openapi/gen/types.gen.ts';
import type { TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, users } from '../../../platform/database/schema/index.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls an operation below /api/v1 as the bearer, or as nobody. */
export async function call<T>(
  { url }: TestServer,
  method: Method,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<{ status: number; body: T & Problem }> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const payload = body ? JSON.stringify(body) : null;
  const reply = await fetch(`${url}/api/v1${path}`, { method, headers, body: payload });
  return { status: reply.status, body: JSON.parse((await reply.text()) || '{}') };
}

/** An address as a caller of its own, so that many of them share no limit. */
function placeNumber(index: number): string {
  return `10.9.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}

/** Sends the same body from so many places at once, and gives the statuses. */
export async function fromManyPlaces(
  { app }: TestServer,
  count: number,
  request: { readonly path: string; readonly body: object; readonly token?: string },
): Promise<number[]> {
  const headers = request.token ? { authorization: `Bearer ${request.token}` } : {};
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${request.path}`,
        payload: request.body,
        headers,
        remoteAddress: placeNumber(index),
      }),
    ),
  );
  return replies.map(({ statusCode }) => statusCode);
}

/** What happened to an account, newest first. */
export async function eventsOf({ db }: TestServer, userId: string): Promise<string[]> {
  const rows = await db
    .select({ type: authEvents.type })
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.at));
  return rows.map(({ type }) => type);
}

export async function setAccount(
  { db }: TestServer,
  userId: string,
  state: Partial<typeof users.$inferInsert>,
) {
  await db.update(users).set(state).where(eq(users.id, userId));
}
