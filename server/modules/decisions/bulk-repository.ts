import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  applications,
  companyCandidates,
  hiringTerms,
  invitations,
} from '../../platform/database/schema/index.ts';
import { submittedScorecards, submittedSession } from '../interviews/designed/invitation-status-sql.ts';
import { labelledCandidate } from '../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';

/** Applications of a workspace by id, or all that are active, by the names of their candidates. */
export async function findBulk(
  db: Database,
  { userId, workspaceId }: { readonly userId: string; readonly workspaceId: string },
  ids: readonly string[] | 'active',
) {
  const rows = await db
    .select({
      id: applications.id,
      status: applications.status,
      candidate: {
        _id: companyCandidates.id,
        full_name: companyCandidates.fullName,
        email: companyCandidates.email,
      },
      isNameless: isNamelessTo(userId),
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(
      and(
        eq(applications.workspaceId, workspaceId),
        ids === 'active' ? eq(applications.status, 'active') : inArray(applications.id, [...ids]),
      ),
    )
    .orderBy(asc(sql`lower(${companyCandidates.fullName})`), asc(applications.id));
  return rows.map(({ isNameless, candidate, ...row }) => ({
    ...row,
    candidate: isNameless ? labelledCandidate({ id: candidate._id }) : candidate,
  }));
}

/** The attempts of a workspace's active candidates that were completed and that nobody has rated, by application. */
export async function findUnrated(db: Database, workspaceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ applicationId: applications.id, sessionId: submittedSession })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(
      and(
        eq(applications.workspaceId, workspaceId),
        eq(applications.status, 'active'),
        sql`${submittedSession} is not null and ${submittedScorecards} = 0`,
      ),
    );
  return new Map(
    rows.flatMap(({ applicationId, sessionId }) => (sessionId ? [[applicationId, sessionId]] : [])),
  );
}
