import type { Transaction } from '../../platform/database/database.ts';
import { endSignIns } from './account/device-repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { endOfUser } from './codes/challenge-repository.ts';

/**
 * Ends every sign-in of an account but the excepted one, also those that still wait for their second
 * factor. Other processes notice within a second.
 * @returns how many there were
 */
export async function endAllSessions(
  deps: Pick<AuthDeps, 'now' | 'sessionCheck'>,
  tx: Transaction,
  userId: string,
  { except }: { readonly except?: string } = {},
): Promise<number> {
  const now = deps.now();
  await endOfUser(tx, 'second-factor', userId, now);
  const ended = await endSignIns(tx, { userId, except }, now);
  for (const id of ended) deps.sessionCheck.forget(id);
  return ended.length;
}
