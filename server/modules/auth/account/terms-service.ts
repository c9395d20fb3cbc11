import type { AcceptedTerms } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { type AuditOrigin, appendAudit } from '../../audit/audit-service.ts';
import { type Account, lockAccount, setAcceptedTerms } from '../account-repository.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';

/** The terms that hold now, and whether this account accepted others. One that accepted none is not asked. */
export function termsOf(
  { content }: Pick<AuthDeps, 'content'>,
  { termsAcceptedAt, termsVersion }: Pick<Account, 'termsAcceptedAt' | 'termsVersion'>,
): AcceptedTerms {
  const version = content.versionOf('legal', 'terms');
  return {
    version,
    accepted_at: termsAcceptedAt?.toISOString() ?? null,
    have_changed: termsVersion !== null && termsVersion !== version,
  };
}

/**
 * Accepts the terms that hold now. The account keeps the last ones, the audit log all of them.
 * @throws HttpProblem 401, 409 where other ones were read
 */
export async function acceptTerms(
  deps: AuthDeps,
  { userId }: Actor,
  read: string,
  { origin, caller }: { readonly origin: AuditOrigin; readonly caller: Caller },
): Promise<AcceptedTerms> {
  const version = deps.content.versionOf('legal', 'terms');
  if (read !== version) throw new HttpProblem(409, 'The terms changed again. Read them once more.');
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const before = await lockAccount(tx, userId);
    if (!before) throw new HttpProblem(401, 'Sign in to continue.');
    if (before.termsVersion === version) return termsOf(deps, before);
    const accepted = { termsVersion: version, termsAcceptedAt: at };
    await setAcceptedTerms(tx, userId, accepted);
    await recordEvent(tx, { type: 'terms_accepted', userId: userId, caller, at });
    await appendAudit(tx, {
      at,
      origin,
      action: 'terms.accepted',
      entity: { type: 'user', id: userId, name: before.email },
      reason: 'The terms of use changed.',
      before: { terms_version: before.termsVersion, accepted_at: before.termsAcceptedAt },
      after: { terms_version: version, accepted_at: at },
      personId: userId,
    });
    return termsOf(deps, accepted);
  });
}
