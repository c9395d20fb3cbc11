import { randomBytes } from 'node:crypto';
import type { ApiKey, ApiKeyList, ApiKeyRequest, NewApiKey } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { API_KEY_PREFIX, apiKeyDigest } from '../../platform/security/api-key-check.ts';
import { type AuditOrigin, appendAudit } from '../audit/audit-service.ts';
import { requireMember } from '../membership/membership-service.ts';
import { type ApiKeyRow, findApiKeys, insertApiKey, setRevoked } from './api-key-repository.ts';

type KeyDeps = Pick<Deps, 'db' | 'now'>;
type OfOwner = AuditOrigin & { readonly actorId: string };

const HINT_LENGTH = API_KEY_PREFIX.length + 4;
const MOST_KEYS = 20;
const DAY_MS = 86_400_000;

const present = ({ key, createdBy }: ApiKeyRow): ApiKey => ({
  _id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes,
  created_by: createdBy,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});

async function requireOwner(db: Database | Transaction, userId: string): Promise<string> {
  const { companyId, role } = await requireMember(db, userId);
  if (role !== 'owner') throw new HttpProblem(403, 'Only an owner of the company can do this.');
  return companyId;
}

/** @throws HttpProblem 403, 409 */
export async function apiKeysOf(db: Database, userId: string): Promise<ApiKeyList> {
  return { items: (await findApiKeys(db, await requireOwner(db, userId))).map(present) };
}

/** @throws HttpProblem 403, 409, 422 */
export function createApiKey(
  { db, now }: KeyDeps,
  origin: OfOwner,
  { name: typed, scopes, expires_in_days: days = null }: ApiKeyRequest,
): Promise<NewApiKey> {
  const at = now();
  const name = typed.trim();
  if (name === '') throw invalidFields({ field: 'name', message: 'This is required.' });
  return db.transaction(async (tx) => {
    const companyId = await requireOwner(tx, origin.actorId);
    const before = await findApiKeys(tx, companyId);
    const isLive = ({ key: { revokedAt, expiresAt } }: ApiKeyRow) =>
      revokedAt === null && (expiresAt === null || expiresAt > at);
    if (before.filter(isLive).length >= MOST_KEYS)
      throw new HttpProblem(409, `A company has at most ${MOST_KEYS} keys. Revoke one first.`);
    const key = API_KEY_PREFIX + randomBytes(32).toString('base64url');
    const id = newId();
    await insertApiKey(tx, {
      ...{ id, companyId, name, scopes, createdBy: origin.actorId, createdAt: at },
      expiresAt: days === null ? null : new Date(at.getTime() + days * DAY_MS),
      hint: key.slice(0, HINT_LENGTH),
      digest: apiKeyDigest(key),
    });
    const row = (await findApiKeys(tx, companyId)).find((one) => one.key.id === id);
    if (!row) throw new Error('A key was not stored.');
    await note(tx, { at, origin, done: 'created', id, name, after: { scopes, expires_in_days: days } });
    return { key, api_key: present(row) };
  });
}

/** @throws HttpProblem 403, 404, 409 */
export async function revokeApiKey({ db, now }: KeyDeps, origin: OfOwner, id: string): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const companyId = await requireOwner(tx, origin.actorId);
    const name = await setRevoked(tx, { id, companyId, at });
    if (name === undefined) throw new HttpProblem(404, 'There is no such key.');
    await note(tx, { at, origin, done: 'revoked', id, name, after: { revoked: true } });
  });
}

interface Noted {
  readonly at: Date;
  readonly origin: AuditOrigin;
  readonly done: 'created' | 'revoked';
  readonly id: string;
  readonly name: string;
  readonly after: object;
}

const note = (tx: Transaction, { at, origin, done, id, name, after }: Noted) =>
  appendAudit(tx, {
    at,
    origin,
    action: `access_key.${done}`,
    entity: { type: 'access_key', id, name },
    reason: 'Asked for by the company.',
    after,
  });
