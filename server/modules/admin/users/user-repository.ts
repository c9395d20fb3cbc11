import { and, asc, eq, gt, ilike, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { ListUsersData, UserStatus } from '../../../../openapi/gen/types.gen.ts';
import { containing } from '../../../platform/database/containing.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isPerson } from '../../../platform/database/samples-apart.ts';
import {
  authSessions,
  companyMembers,
  plans,
  planVersions,
  subscriptions,
  totpFactors,
  users,
} from '../../../platform/database/schema/index.ts';

type Query = NonNullable<ListUsersData['query']>;

export interface UserFilter extends Pick<Query, 'role' | 'status'> {
  readonly q: string;
  readonly sort: NonNullable<Query['sort']>;
}

export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

const seenAt = sql<Date | null>`${max(authSessions.lastSeenAt)}`.mapWith(authSessions.lastSeenAt);

const STATUS: Readonly<Record<UserStatus, SQL | undefined>> = {
  active: and(eq(users.isActive, true), eq(users.isVerified, true)),
  unverified: and(eq(users.isActive, true), eq(users.isVerified, false)),
  suspended: eq(users.isActive, false),
};

const ORDER: Readonly<Record<string, SQL>> = {
  created_at: sql`${users.createdAt}`,
  name: sql`lower(${users.fullName})`,
  last_seen_at: sql`"last_seen"."at"`,
};

/** Some accounts in order, with how their sign-ins stand at a moment. */
export function findUsers(
  db: Database,
  filter: UserFilter & { readonly page: number; readonly pageSize: number; readonly at: Date },
) {
  const { sort, page, pageSize } = filter;
  const isDown = sort.startsWith('-');
  const column = ORDER[sort.replace('-', '')] ?? users.createdAt;
  return selectUsers(db, filter.at)
    .where(fits(filter))
    .orderBy(sql`${column} ${isDown ? sql`desc nulls last` : sql`asc nulls first`}`, asc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** How many accounts there are of the kind. */
export const countUsers = (db: Database, filter: UserFilter): Promise<number> =>
  db.$count(users, fits(filter));

/** One account. */
export async function findUser(db: Database, id: string, at: Date): Promise<UserRow | undefined> {
  const [row] = await selectUsers(db, at).where(eq(users.id, id));
  return row;
}

function selectUsers(db: Database, at: Date) {
  const lastSeen = db
    .select({ at: seenAt.as('at') })
    .from(authSessions)
    .where(eq(authSessions.userId, users.id))
    .as('last_seen');
  const isOpen = and(
    eq(authSessions.userId, users.id),
    isNull(authSessions.revokedAt),
    gt(authSessions.expiresAt, at),
  );
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      role: users.role,
      isVerified: users.isVerified,
      isActive: users.isActive,
      createdAt: users.createdAt,
      lastSeenAt: lastSeen.at,
      plan: planName(db),
      sessions: db.$count(authSessions, isOpen),
      hasSecondFactor: sql<boolean>`exists(${db
        .select({ one: sql`1` })
        .from(totpFactors)
        .where(and(eq(totpFactors.userId, users.id), sql`${totpFactors.confirmedAt} is not null`))})`,
    })
    .from(users)
    .leftJoinLateral(lastSeen, sql`true`)
    .$dynamic();
}

/** What a candidate, or the company of a recruiter, subscribes to; else what those have who subscribe to nothing. */
function planName(db: Database) {
  const company = db
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, users.id));
  const subscribed = db
    .select({ name: planVersions.name })
    .from(subscriptions)
    .innerJoin(planVersions, eq(planVersions.id, subscriptions.planVersionId))
    .where(
      and(
        inArray(subscriptions.status, ['trialing', 'active', 'past_due']),
        or(eq(subscriptions.candidateId, users.id), inArray(subscriptions.companyId, company)),
      ),
    )
    .limit(1);
  const usual = db
    .select({ name: planVersions.name })
    .from(plans)
    .innerJoin(planVersions, and(eq(planVersions.planId, plans.id), eq(planVersions.status, 'published')))
    .where(and(plans.isDefault, sql`${plans.audience} = ${users.role}`));
  return sql<string | null>`coalesce((${subscribed}), (${usual}))`;
}

function fits({ q, role, status }: UserFilter): SQL | undefined {
  const pattern = containing(q);
  return and(
    isPerson(users.id),
    role && eq(users.role, role),
    status && STATUS[status],
    q.trim() === '' ? undefined : or(ilike(users.fullName, pattern), ilike(users.email, pattern)),
  );
}
