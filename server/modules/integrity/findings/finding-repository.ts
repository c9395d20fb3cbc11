import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Person } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { integrityFindings, users, workspaceMembers } from '../../../platform/database/schema/index.ts';
import { seeingRoles } from '../../workspaces/roles.ts';

const person = (column: string) =>
  sql<Person | null>`(select json_build_object('_id', u.id, 'full_name', u.full_name) from users u
    where u.id = integrity_findings.${sql.identifier(column)})`;

/** When administrators looked at it, by the audit log. */
const looks = sql<string[]>`(select coalesce(json_agg(e.at order by e.number), '[]') from audit_entries e
  where e.entity_type = 'integrity_finding' and e.entity_id = integrity_findings.id
    and e.action = 'integrity_finding.viewed')`;

/** What people made of the notes on an attempt, newest first, with who they are. */
export function findFindings(db: Database | Transaction, sessionId: string) {
  return db
    .select({
      finding: integrityFindings,
      proposer: person('proposed_by'),
      reviewer: person('second_reviewer_id'),
      decider: person('decided_by'),
      looks,
    })
    .from(integrityFindings)
    .where(eq(integrityFindings.sessionId, sessionId))
    .orderBy(desc(integrityFindings.proposedAt), desc(integrityFindings.id));
}

export type FindingRow = Awaited<ReturnType<typeof findFindings>>[number];

/** The attempt that one is about. */
export async function findSessionOf(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ sessionId: integrityFindings.sessionId })
    .from(integrityFindings)
    .where(eq(integrityFindings.id, id));
  return row?.sessionId;
}

/** One, held until the transaction ends. */
export async function lockFinding(tx: Transaction, id: string) {
  const [row] = await tx.select().from(integrityFindings).where(eq(integrityFindings.id, id)).for('update');
  return row;
}

export async function insertFinding(
  tx: Transaction,
  finding: typeof integrityFindings.$inferInsert,
): Promise<void> {
  await tx.insert(integrityFindings).values(finding);
}

type Change = Partial<
  Pick<
    typeof integrityFindings.$inferSelect,
    'secondReview' | 'secondReviewerId' | 'decidedBy' | 'decidedAt' | 'decisionReason' | 'reply' | 'repliedAt'
  >
>;

export async function updateFinding(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.update(integrityFindings).set(change).where(eq(integrityFindings.id, id));
}

interface Place {
  readonly workspaceId: string;
  readonly sessionId: string;
}

/** Who but somebody could decide on a violation: who sees the workspace's candidates, or rates this attempt. */
export function findSecondReviewers(
  db: Database | Transaction,
  { workspaceId, sessionId }: Place,
  exceptId: string,
): Promise<Person[]> {
  const roles = sql.join(
    seeingRoles.map((role) => sql`${role}`),
    sql`, `,
  );
  return db
    .select({ _id: users.id, full_name: users.fullName })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(users.isActive, true),
        sql`${workspaceMembers.userId} <> ${exceptId}`,
        sql`(${workspaceMembers.role} in (${roles}) or exists (select 1 from review_assignments a
          where a.session_id = ${sessionId} and a.user_id = ${workspaceMembers.userId} and a.status <> 'declined'))`,
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}
