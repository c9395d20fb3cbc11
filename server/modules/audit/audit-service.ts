import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/database.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import { erasePartsOf, insertEntry, lockHead } from './audit-repository.ts';
import { type AuditBody, ERASED, entryHash, partDigest, withoutSecrets } from './chain.ts';

/** Who does something, from where and in which request. */
export interface AuditOrigin {
  /** Null for the server itself. */
  readonly actorId: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Of what an administrator asks for. */
export function auditOrigin(request: Pick<FastifyRequest, 'actor' | 'ip' | 'id' | 'headers'>): AuditOrigin {
  return { actorId: requireActor(request).userId, address: callerOf(request).ip, requestId: request.id };
}

/** Of what the server does by itself, as in a job or by a command on its machine. */
export const SERVER: AuditOrigin = { actorId: null, address: null, requestId: null };

/** Something that was done, by whom, to what and why. */
export interface AuditedAction {
  readonly at: Date;
  readonly origin: AuditOrigin;
  /** As in `user.suspended`: what it was done to, and what was done. */
  readonly action: string;
  readonly entity: {
    /** As in `user`, `setting`, `plan`, `subscription`, `invoice`, `content`. */
    readonly type: string;
    readonly id: string;
    /** What people call it, as it was then. */
    readonly name?: string;
  };
  readonly reason: string;
  /** Only what changed; values under names of secrets are left out. */
  readonly before?: object | null;
  readonly after?: object | null;
  /** The account whose values the name, the reason, before and after hold: they go with it (D32). */
  readonly personId?: string | null;
}

/**
 * Writes to the audit log in the caller's transaction, and waits there for others who do. Call it last: until the
 * transaction ends nobody else can append.
 */
export async function appendAudit(tx: Transaction, done: AuditedAction): Promise<void> {
  const { at, origin, action, entity, reason, before = null, after = null, personId = null } = done;
  const change = part(personId, {
    entity_name: entity.name ?? null,
    reason,
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  });
  const from = part(origin.actorId, { address: origin.address });
  const head = await lockHead(tx);
  const number = head.number + 1;
  const said: AuditBody = {
    number,
    at: at.toISOString(),
    actor_id: origin.actorId,
    action,
    entity_type: entity.type,
    entity_id: entity.id,
    request_id: origin.requestId,
    change: change.chained,
    origin: from.chained,
  };
  const body = JSON.stringify(said);
  const entry = {
    number,
    body,
    previousHash: head.hash,
    hash: entryHash(number, head.hash, body),
    at,
    actorId: origin.actorId,
    action,
    entityType: entity.type,
    entityId: entity.id,
    requestId: origin.requestId,
  };
  await insertEntry(tx, entry, [
    { number, part: 'change', ...change.stored },
    { number, part: 'origin', ...from.stored },
  ]);
}

/** Erases what the log holds of a person whose account is deleted; the chain stays whole. */
export async function eraseAuditOf(tx: Transaction, personId: string, at: Date): Promise<void> {
  if ((await erasePartsOf(tx, personId)) === 0) return;
  await appendAudit(tx, {
    at,
    origin: SERVER,
    action: ERASED,
    entity: { type: 'user', id: personId },
    reason: 'The account was deleted.',
  });
}

function part(personId: string | null, value: object) {
  const salt = randomBytes(16).toString('base64url');
  // Escaped, so that nothing in it is refused by the database or looks like a line of its own.
  const content = JSON.stringify(value);
  return {
    stored: { personId, salt, content },
    chained: { digest: partDigest(salt, content), person_id: personId },
  };
}
