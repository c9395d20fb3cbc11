import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DisputeState, Person } from '../../../openapi/gen/types.gen.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  candidateRequests,
  hiringTerms,
  interviewSessions,
  interviews,
} from '../../platform/database/schema/index.ts';

const person = (column: string) =>
  sql<Person | null>`(select json_build_object('_id', u.id, 'full_name', u.full_name) from users u
    where u.id = candidate_requests.${sql.identifier(column)})`;

const columns = {
  request: candidateRequests,
  terms: hiringTerms,
  candidateId: interviewSessions.candidateId,
  companyId: interviews.companyId,
  workspaceId: interviews.workspaceId,
  applicationId: sql<string | null>`(select i.application_id from invitations i
    where i.interview_id = interview_sessions.interview_id and i.candidate_id = interview_sessions.candidate_id)`,
  handedTo: person('administrator_id'),
  answerer: person('answered_by'),
};

const selected = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(candidateRequests)
    .innerJoin(interviewSessions, eq(interviewSessions.id, candidateRequests.sessionId))
    .innerJoin(interviews, eq(interviews.id, interviewSessions.interviewId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviews.id));

interface DisputeFilter {
  readonly q: string;
  readonly state: DisputeState;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of what hiring teams handed to administrators, and how many there are. */
export async function findDisputes(db: Database, { q, state, page, pageSize }: DisputeFilter) {
  const { answeredAt, handedOverAt, position } = candidateRequests;
  const pattern = containing(q);
  const fits = and(
    isNotNull(handedOverAt),
    state === 'waiting' ? isNull(answeredAt) : isNotNull(answeredAt),
    q.trim() === '' ? undefined : or(ilike(hiringTerms.company, pattern), ilike(hiringTerms.title, pattern)),
  );
  const order = state === 'waiting' ? [asc(handedOverAt), asc(position)] : [desc(answeredAt), desc(position)];
  const items = await selected(db)
    .where(fits)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(candidateRequests)
    .innerJoin(interviewSessions, eq(interviewSessions.id, candidateRequests.sessionId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .where(fits);
  return { items, total: counted?.total ?? 0 };
}

/** One of them. */
export async function findDispute(db: Database | Transaction, requestId: string) {
  const [row] = await selected(db).where(
    and(eq(candidateRequests.id, requestId), isNotNull(candidateRequests.handedOverAt)),
  );
  return row;
}

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** What a candidate asked for about an attempt, held until the transaction ends. */
export async function lockRequest(tx: Transaction, requestId: string) {
  const [row] = await tx
    .select()
    .from(candidateRequests)
    .where(eq(candidateRequests.id, requestId))
    .for('update');
  return row;
}

type Change = Partial<
  Pick<
    typeof candidateRequests.$inferSelect,
    'handedOverAt' | 'handoverReason' | 'administratorId' | 'answer' | 'answeredAt' | 'answeredBy'
  >
>;

export async function updateRequest(tx: Transaction, requestId: string, change: Change): Promise<void> {
  await tx.update(candidateRequests).set(change).where(eq(candidateRequests.id, requestId));
}
