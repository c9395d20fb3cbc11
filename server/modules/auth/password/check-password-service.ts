import type { PasswordVerdict } from '../../../../openapi/gen/types.gen.ts';
import { isCommonPassword } from '../../../content/common-passwords.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import type { AuthDeps } from '../auth-deps.ts';

/** Typing asks often, and many people may share an address. */
const PER_IP: Limit = { name: 'check-password-ip', max: 600, seconds: 900 };

/**
 * Says of a password that is being typed whether it would be refused as a common one.
 * @throws HttpProblem 429
 */
export async function checkPassword(
  deps: AuthDeps,
  password: string,
  caller: Caller,
): Promise<PasswordVerdict> {
  await countAttempt(deps.db, PER_IP, [caller.ip], deps.now());
  return { is_common: await isCommonPassword(password) };
}
