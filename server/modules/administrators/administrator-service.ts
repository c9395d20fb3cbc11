import type { Database, Transaction } from '../../platform/database/database.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import { findAdministrator, findReaders } from './administrator-repository.ts';

/** What is handed over, from whom and to whom. */
interface Handover {
  readonly from: string | null;
  readonly to: string;
}

/**
 * The administrator who is to take something over.
 * @throws HttpProblem 409 where they have it, 422
 */
export async function nextAdministrator(
  tx: Transaction,
  { from, to }: Handover,
): Promise<{ readonly id: string; readonly fullName: string }> {
  const next = await findAdministrator(tx, to);
  if (!next)
    throw invalidFields({ field: 'administrator_id', message: 'Choose an administrator who can sign in.' });
  if (from === next.id) throw new HttpProblem(409, `${next.fullName} has it already.`);
  return next;
}

/** Who is mailed: one person, or all administrators where nobody is named. */
export const mailReaders = (db: Database | Transaction, userId: string | null) => findReaders(db, userId);
