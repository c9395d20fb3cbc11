import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { storableText } from '../../platform/storable-text.ts';
import { appendAudit, auditOrigin } from './audit-service.ts';

const LONGEST_ID = 64;

interface LookDeps {
  readonly db: Database;
  readonly now: () => Date;
}

/** Notes that an administrator asked for what is of candidates or of companies alone: answers, recordings, resumes. */
export async function noteRefusedLook(
  { db, now }: LookDeps,
  request: FastifyRequest,
  operation: string,
): Promise<void> {
  // The last one names the thing itself; what names nobody's is not worth an entry.
  const [name, id] = Object.entries((request.params ?? {}) as Record<string, string>).at(-1) ?? [];
  if (name === undefined || id === undefined) return;
  const entity = { type: name.replace(/_id$/, ''), id: storableText(id).slice(0, LONGEST_ID) };
  await db.transaction((tx) =>
    appendAudit(tx, {
      at: now(),
      origin: auditOrigin(request),
      action: 'access.refused',
      entity,
      reason: `Refused to an administrator: ${operation}`,
    }),
  );
}
