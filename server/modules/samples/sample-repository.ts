import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import {
  applications,
  companies,
  companyCandidates,
  sampleAccounts,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';

/** Whether a company has workspaces, and samples among them; until the transaction ends nobody else loads or removes them. */
export async function holdWorkspaces(tx: Transaction, companyId: string) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  const [row] = await tx
    .select({
      hasAny: sql<boolean>`count(*) > 0`,
      hasSample: sql<boolean>`coalesce(bool_or(${workspaces.isSample}), false)`,
    })
    .from(workspaces)
    .where(eq(workspaces.companyId, companyId));
  return row ?? { hasAny: false, hasSample: false };
}

/** Deletes the sample of a company with all that names it; a real candidate who was merged into one of its is there again. */
export async function deleteSample(tx: Transaction, companyId: string): Promise<void> {
  const ofSample = and(eq(workspaces.companyId, companyId), eq(workspaces.isSample, true));
  const candidates = tx
    .select({ id: applications.candidateId })
    .from(applications)
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(ofSample);
  const { id, mergedInto } = companyCandidates;
  const ofCompany = eq(companyCandidates.companyId, companyId);
  await tx
    .update(companyCandidates)
    .set({ mergedInto: null })
    .where(and(ofCompany, inArray(mergedInto, candidates)));
  await tx.delete(companyCandidates).where(and(ofCompany, inArray(id, candidates)));
  await tx.delete(workspaces).where(ofSample);
  const accounts = tx
    .select({ id: sampleAccounts.userId })
    .from(sampleAccounts)
    .where(eq(sampleAccounts.companyId, companyId));
  await tx.delete(users).where(inArray(users.id, accounts));
}
