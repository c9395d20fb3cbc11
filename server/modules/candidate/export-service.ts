import type { PersonalData } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { requireAccount } from '../auth/account/require-account-service.ts';
import { accountRecords } from './account-export-repository.ts';
import { billingRecords } from './billing-export-repository.ts';
import { interviewRecords } from './interview-export-repository.ts';
import { liveRecords } from './live-export-repository.ts';
import { findPreferences, findProfile, findWishes } from './repository.ts';
import { resumeRecords } from './resume-export-repository.ts';

/** It reads every table. */
const EXPORT_LIMIT: Limit = { name: 'personal-data', max: 10, seconds: 3600 };

/**
 * Everything that is held of the actor, without what would let somebody in.
 * @throws HttpProblem 429 for somebody who asks too often
 */
export async function exportPersonalData(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
): Promise<PersonalData> {
  const at = now();
  await countAttempt(db, EXPORT_LIMIT, [actor.userId], at);
  const account = await requireAccount(db, actor);
  const { saved_at, ...profile } = await findProfile(db, account.id);
  const wishes = await findWishes(db, account.id);
  return {
    exported_at: at.toISOString(),
    account: {
      _id: account.id,
      email: account.email,
      full_name: account.fullName,
      role: account.role,
      is_verified: account.isVerified,
      time_zone: account.timeZone,
      terms_accepted_at: account.termsAcceptedAt,
      terms_version: account.termsVersion,
      created_at: account.createdAt,
      updated_at: account.updatedAt,
    },
    profile: saved_at ? { ...profile, saved_at } : null,
    preferences: await findPreferences(db, account.id),
    accommodation_wishes: wishes.saved_at ? { ...wishes } : null,
    ...(await accountRecords(db, account)),
    ...(await interviewRecords(db, account, at)),
    ...(await liveRecords(db, account.id)),
    ...(await resumeRecords(db, account.id)),
    ...(await billingRecords(db, account.id)),
  };
}
