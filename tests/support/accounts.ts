import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Role } from '../../openapi/gen/types.gen.ts';
import { newId } from '../../server/platform/database/identifier.ts';
import { users } from '../../server/platform/database/schema/index.ts';
import type { TestServer } from './test-server.ts';

const PASSWORD = 'a long enough pass phrase';

/** Made once, and cheap to check: a hash carries its costs. Whoever registers over HTTP has a real one. */
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** An account that is signed in over HTTP, as a person would be. */
export interface TestAccount {
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  /** The `Cookie` header that carries its refresh token. */
  readonly cookie: string;
}

/** Makes a verified account of a role and signs it in. */
export async function createAccount(
  server: Pick<TestServer, 'url' | 'db'>,
  role: Role = 'candidate',
): Promise<TestAccount> {
  const userId = newId();
  const email = `${userId.toLowerCase()}@mail.example`;
  const createdAt = new Date();
  await server.db.insert(users).values({
    id: userId,
    email,
    fullName: 'Test Person',
    role,
    passwordHash: await passwordHash,
    isVerified: true,
    createdAt,
    updatedAt: createdAt,
  });
  return signInAgain(server, { userId, role, email, password: PASSWORD });
}

/** Signs an account in that is there. */
export async function signInAgain(
  { url }: Pick<TestServer, 'url'>,
  account: Omit<TestAccount, 'accessToken' | 'cookie'>,
): Promise<TestAccount> {
  const { email, password } = account;
  const body = new URLSearchParams({ username: email, password });
  const reply = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
  const { access_token: accessToken } = (await reply.json()) as { access_token: string };
  const cookie = reply.headers.getSetCookie().join('; ').split(';')[0] ?? '';
  return { ...account, accessToken, cookie };
}

/** Takes an account's access away, as an administrator would. */
export async function suspend(server: TestServer, { userId }: TestAccount): Promise<void> {
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, userId));
}
