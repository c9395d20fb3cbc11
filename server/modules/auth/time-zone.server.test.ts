import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { users } from '../../platform/database/schema/index.ts';
import { AuthClient } from './auth-client.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inZone = (zone: string) => ({ 'Time-Zone': zone });

async function zoneOf({ userId }: TestAccount): Promise<string | null | undefined> {
  const [account] = await server.db.select().from(users).where(eq(users.id, userId));
  return account?.timeZone;
}

/** Somebody who signs in from a zone. */
async function signedIn(zone: string) {
  const account = await createAccount(server);
  const client = new AuthClient(server);
  const { status } = await client.login(account.email, account.password, inZone(zone));
  return { account, client, status };
}

test('a zone is known from the sign-in on, and changes with the next refresh elsewhere', async () => {
  const { account, client } = await signedIn('Europe/Berlin');
  expect(await zoneOf(account)).toBe('Europe/Berlin');
  expect((await client.refresh(inZone('America/New_York'))).status).toBe(200);
  expect(await zoneOf(account)).toBe('America/New_York');
});

test('a client that says nothing changes nothing', async () => {
  const { account, client } = await signedIn('Asia/Kolkata');
  expect((await client.refresh()).status).toBe(200);
  expect(await zoneOf(account)).toBe('Asia/Kolkata');
});

test.each(['Middle/Earth', 'undefined', '-', "Europe/Berlin'; --"])(
  'what is no zone (%s) keeps nobody out and is not stored',
  async (zone) => {
    const { account, status } = await signedIn(zone);
    expect(status).toBe(200);
    expect(await zoneOf(account)).toBeNull();
  },
);

test('whoever may not sign in changes no zone', async () => {
  const { account } = await signedIn('Europe/Berlin');
  const refused = await new AuthClient(server).login(account.email, 'not it', inZone('Asia/Tokyo'));
  expect(refused.status).toBe(401);
  expect((await new AuthClient(server).refresh(inZone('Asia/Tokyo'))).status).toBe(401);
  expect(await zoneOf(account)).toBe('Europe/Berlin');
});
