import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { candidatePreferences } from '../../platform/database/schema/candidates.ts';
import { reports } from '../../platform/database/schema/reports.ts';
import { users } from '../../platform/database/schema/users.ts';

/** Whom a report is mailed about; undefined where that is not wanted, or the report is gone. */
export async function findReportReader(db: Database, reportId: string) {
  const [reader] = await db
    .select({
      to: users.email,
      userId: users.id,
      fullName: users.fullName,
      roleFamily: reports.roleFamilyName,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.candidateId))
    .innerJoin(candidatePreferences, eq(candidatePreferences.userId, reports.candidateId))
    .where(
      and(eq(reports.id, reportId), eq(users.isActive, true), eq(candidatePreferences.reportReadyMail, true)),
    );
  return reader;
}
