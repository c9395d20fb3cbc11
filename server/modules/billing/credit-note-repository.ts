import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { creditNotes, invoices } from '../../platform/database/schema/index.ts';
import { nextNumber } from './invoice-repository.ts';

export type CreditNoteRow = typeof creditNotes.$inferSelect;

export const findCreditNotes = (db: Database | Transaction, invoiceId: string): Promise<CreditNoteRow[]> =>
  db.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoiceId)).orderBy(asc(creditNotes.number));

/** Issues a credit note with the next number. */
export async function insertCreditNote(
  tx: Transaction,
  note: Omit<typeof creditNotes.$inferInsert, 'number'>,
): Promise<CreditNoteRow> {
  const [row] = await tx
    .insert(creditNotes)
    .values({ ...note, number: await nextNumber(tx, 'credit_note') })
    .returning();
  if (!row) throw new Error('A credit note was not stored.');
  return row;
}

/** What was given back of it by then; undefined where the invoice is not paid, or less is left of it. */
export async function giveBack(
  tx: Transaction,
  invoiceId: string,
  amount: number,
): Promise<number | undefined> {
  const [changed] = await tx
    .update(invoices)
    .set({ refunded: sql`${invoices.refunded} + ${amount}` })
    .where(
      and(
        eq(invoices.id, invoiceId),
        eq(invoices.status, 'paid'),
        sql`${invoices.refunded} + ${amount} <= ${invoices.due}`,
      ),
    )
    .returning({ refunded: invoices.refunded });
  return changed?.refunded;
}
