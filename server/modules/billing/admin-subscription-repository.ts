import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ListSubscriptionsData } from '../../../openapi/gen/types.gen.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  companies,
  invoices,
  plans,
  planVersions,
  subscriptions,
  users,
} from '../../platform/database/schema/index.ts';
import { latestFirst } from './invoice-repository.ts';

type Query = NonNullable<ListSubscriptionsData['query']>;

export interface SubscriptionFilter extends Pick<Query, 'status' | 'audience'> {
  readonly q: string;
  readonly sort: NonNullable<Query['sort']>;
}

function selectSubscriptions(db: Database | Transaction) {
  return db
    .select({
      subscription: subscriptions,
      version: planVersions,
      audience: plans.audience,
      isDefault: plans.isDefault,
      customer: sql<string>`coalesce(${companies.name}, ${users.email})`,
    })
    .from(subscriptions)
    .innerJoin(planVersions, eq(planVersions.id, subscriptions.planVersionId))
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .leftJoin(companies, eq(companies.id, subscriptions.companyId))
    .leftJoin(users, eq(users.id, subscriptions.candidateId));
}

export type SubscriptionOfCustomer = Awaited<ReturnType<typeof selectSubscriptions>>[number];

function fits({ q, status, audience }: SubscriptionFilter): SQL | undefined {
  const pattern = containing(q);
  return and(
    status && eq(subscriptions.status, status),
    audience && eq(plans.audience, audience),
    q.trim() === '' ? undefined : or(ilike(companies.name, pattern), ilike(users.email, pattern)),
  );
}

/** One page, and how many there are in all. */
export async function findSubscriptions(
  db: Database,
  filter: SubscriptionFilter,
  page: number,
  pageSize: number,
) {
  const column = filter.sort.endsWith('created_at') ? subscriptions.createdAt : subscriptions.periodEnd;
  const rows = await selectSubscriptions(db)
    .where(fits(filter))
    .orderBy((filter.sort.startsWith('-') ? desc : asc)(column), asc(subscriptions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const all = selectSubscriptions(db).where(fits(filter)).as('fitting');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(all);
  return { rows, total: counted?.total ?? 0 };
}

export async function findSubscription(
  db: Database | Transaction,
  id: string,
): Promise<SubscriptionOfCustomer | undefined> {
  const [row] = await selectSubscriptions(db).where(eq(subscriptions.id, id));
  return row;
}

const MOST_INVOICES = 100;

export const findInvoicesOf = (tx: Transaction, subscriptionId: string) =>
  tx
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, subscriptionId))
    .orderBy(...latestFirst)
    .limit(MOST_INVOICES);
