import type { SecondFactor } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countCodesLeft } from './recovery-code-repository.ts';
import { findFactor } from './totp-repository.ts';
import { countTrusted } from './trusted-device-repository.ts';

/** How the second factor of an account stands. */
export async function secondFactorState(
  db: Database,
  userId: string,
  now: Date,
): Promise<Omit<SecondFactor, 'is_owed'>> {
  const factor = await findFactor(db, userId);
  return {
    is_enabled: factor !== undefined,
    enabled_at: factor?.confirmedAt?.toISOString() ?? null,
    email_codes: factor?.emailCodes ?? false,
    recovery_codes_left: await countCodesLeft(db, userId),
    trusted_devices: await countTrusted(db, userId, now),
  };
}
