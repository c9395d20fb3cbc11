import type {
  Billing,
  InvoicePage,
  PlanAudience,
  PlanLimits,
  PlanPrice,
} from '../../openapi/gen/types.gen.ts';
import { plans, planVersions } from '../../server/platform/database/schema/index.ts';
import type { TestAccount } from './accounts.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

interface TestPlan {
  readonly audience?: PlanAudience;
  readonly prices: PlanPrice[];
  readonly isPerSeat?: boolean;
  readonly trialDays?: number;
  readonly limits?: Partial<PlanLimits>;
}

/** Publishes a plan; its version is `<id>-1`. */
export async function addPlan(
  { db }: Pick<TestServer, 'db'>,
  id: string,
  { audience = 'recruiter', prices, isPerSeat = false, trialDays = 0, limits }: TestPlan,
): Promise<void> {
  const at = new Date();
  await db.insert(plans).values({ id, audience, createdAt: at });
  await db.insert(planVersions).values({
    id: `${id}-1`,
    planId: id,
    number: 1,
    status: 'published',
    name: id,
    description: '',
    prices,
    isPerSeat,
    trialDays,
    taxBasisPoints: 0,
    limits: { interviews: 100, workspaces: 5, seats: 3, ...limits },
    features: [],
    position: 1,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  });
}

/** Subscribes the company of a recruiter to a plan without limits; tells the id of its invoice. */
export async function giveInvoice(server: TestServer, owner: TestAccount): Promise<string> {
  const limits = { interviews: null, workspaces: null, seats: null };
  await addPlan(server, 'paid', { prices: [{ currency: 'EUR', interval: 'month', amount: 2900 }], limits });
  const change = { plan_version_id: 'paid-1', interval: 'month', currency: 'EUR', seats: 1 };
  await call<Billing>(server, owner, 'PUT', '/api/v1/billing/plan', change);
  const { items } = await call<InvoicePage>(server, owner, 'GET', '/api/v1/billing/invoices');
  return items[0]?._id ?? '';
}

/** The id of what the company of a recruiter has. */
export async function subscriptionOf(server: TestServer, owner: TestAccount): Promise<string> {
  return (await call<Billing>(server, owner, 'GET', '/api/v1/billing')).subscription._id;
}
