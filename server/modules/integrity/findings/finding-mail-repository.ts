import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  hiringTerms,
  integrityFindings,
  interviewSessions,
  interviews,
  workspaces,
} from '../../../platform/database/schema/index.ts';

/** What a mail about a violation says; undefined once it is gone. */
export async function findMailed(db: Database, findingId: string) {
  const [row] = await db
    .select({
      finding: integrityFindings,
      candidateId: interviewSessions.candidateId,
      company: hiringTerms.company,
      title: hiringTerms.title,
      workspace: workspaces.title,
      proposer: sql<
        string | null
      >`(select u.full_name from users u where u.id = integrity_findings.proposed_by)`,
    })
    .from(integrityFindings)
    .innerJoin(interviewSessions, eq(interviewSessions.id, integrityFindings.sessionId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, integrityFindings.interviewId))
    .innerJoin(interviews, eq(interviews.id, integrityFindings.interviewId))
    .leftJoin(workspaces, eq(workspaces.id, interviews.workspaceId))
    .where(eq(integrityFindings.id, findingId));
  return row;
}
