import type { Transaction } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { lockInvited } from './retention-repository.ts';

/**
 * Holds the applications of an account, so that no legal hold is set while it is deleted.
 * @throws HttpProblem 409 where a company has one of them under a legal hold, which would go with the account
 */
export async function requireNotHeld(tx: Transaction, of: Parameters<typeof lockInvited>[1]): Promise<void> {
  const found = await lockInvited(tx, of);
  const held = found.filter(({ heldAt }) => heldAt !== null);
  if (held.length === 0) return;
  const where = [...new Set(held.map(({ company, title }) => `${company} (${title})`))].join(', ');
  throw new HttpProblem(
    409,
    `${where} must keep your application under a legal hold, so your account can’t be deleted now. Ask them when the hold ends. You can still delete practice interviews and resumes one by one.`,
    { code: 'legal_hold' },
  );
}
