import { and, asc, eq, exists, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { EvaluationFlag } from '../../../../openapi/gen/types.gen.ts';
import { containing } from '../../../platform/database/containing.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isPerson } from '../../../platform/database/samples-apart.ts';
import {
  candidateRequests,
  hiringTerms,
  interviewSessions,
  interviews,
  reports,
} from '../../../platform/database/schema/index.ts';

interface FlagFilter {
  readonly flag: EvaluationFlag;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

export type FlaggedRow = Awaited<ReturnType<typeof findFlagged>>['items'][number];

const isNewest = sql`not exists (select 1 from reports later
  where later.session_id = ${reports.sessionId} and later.version > ${reports.version})`;

const isOfHiring = ne(reports.mode, 'practice');

/** As in the index of flagged reports. */
const OF_REPORT = {
  low_coverage: sql`(${reports.coverage} ->> 'percent')::int < 50`,
  needs_person: sql`(${reports.coverage} ? 'needs_human' or ${reports.coverage} ? 'not_judged')`,
};

interface Flagged {
  readonly fits: SQL | undefined;
  readonly since: SQL<Date>;
}

function flagged(db: Database, flag: EvaluationFlag): Flagged {
  if (flag === 'failed') {
    return {
      fits: and(
        eq(interviewSessions.status, 'evaluating'),
        eq(interviewSessions.evaluationState, 'needs_human'),
        or(isNull(reports.id), isNewest),
      ),
      since: sql<Date>`coalesce(${interviewSessions.endedAt}, ${interviewSessions.updatedAt})`,
    };
  }
  if (flag === 'low_coverage' || flag === 'needs_person')
    return { fits: and(isOfHiring, OF_REPORT[flag], isNewest), since: sql<Date>`${reports.createdAt}` };
  const { sessionId, kind, answeredAt, createdAt } = candidateRequests;
  const isOpen = and(eq(sessionId, interviewSessions.id), eq(kind, flag), isNull(answeredAt));
  return {
    fits: and(exists(db.select().from(candidateRequests).where(isOpen)), or(isNull(reports.id), isNewest)),
    since: sql<Date>`(select min(${createdAt}) from ${candidateRequests} where ${isOpen})`,
  };
}

/** One page of the attempts whose evaluation needs somebody, oldest first, and how many there are. */
export async function findFlagged(db: Database, { flag, q, page, pageSize }: FlagFilter) {
  const { fits, since } = flagged(db, flag);
  const pattern = containing(q);
  const isFound =
    q === ''
      ? undefined
      : or(
          ilike(hiringTerms.company, pattern),
          ilike(hiringTerms.title, pattern),
          ilike(interviews.roleFamilyName, pattern),
        );
  const where = and(fits, isFound, isPerson(interviewSessions.candidateId));
  const items = await db
    .select({
      sessionId: interviewSessions.id,
      company: hiringTerms.company,
      title: hiringTerms.title,
      role: interviews.roleFamilyName,
      mode: interviews.mode,
      engine: interviews.engine,
      coverage: reports.coverage,
      version: reports.version,
      since: since.mapWith(interviewSessions.createdAt),
    })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .leftJoin(reports, eq(reports.sessionId, interviewSessions.id))
    .where(where)
    .orderBy(asc(since), asc(interviewSessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(interviewSessions)
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .leftJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id))
    .leftJoin(reports, eq(reports.sessionId, interviewSessions.id))
    .where(where);
  return { items, total: counted?.total ?? 0 };
}
