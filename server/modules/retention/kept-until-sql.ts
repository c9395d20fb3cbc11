import { type SQL, sql } from 'drizzle-orm';
import { applications } from '../../platform/database/schema/index.ts';

/** The days of a number of months, as interviews freeze them; `retentionDays` says the same. */
const daysOf = (months: SQL) => sql`ceil(${months} * 365 / 12.0)::int`;

const companyMonths = sql`(select c.retention_months from companies c where c.id = applications.company_id)`;

/** The least that an invited candidate was told; null where nobody was told anything. */
const toldDays = sql`(
  select min(t.retention_days) from invitations i join hiring_terms t on t.interview_id = i.interview_id
  where i.application_id = applications.id and t.retention_from = 'application')`;

/** The latest that whoever was told a time from the closing of an interview was told; null where nobody was. */
const toldByClosing = sql`(
  select max(greatest(t.closes_at, (select max(o.closes_at) from invitations o where o.interview_id = t.interview_id))
    + t.retention_days * interval '1 day')
  from invitations i join hiring_terms t on t.interview_id = i.interview_id
  where i.application_id = applications.id and t.retention_from = 'closing')`;

/** When what an ended application holds is removed, in a query of `applications`, by other months than the company's too. */
export function timeIsOverAt(months?: number): SQL<Date | null> {
  const ofCompany = daysOf(months === undefined ? companyMonths : sql`${months}::int`);
  return sql<Date | null>`greatest(
    applications.ended_at + least(${ofCompany}, ${toldDays}) * interval '24 hours', ${toldByClosing})`.mapWith(
    applications.endedAt,
  );
}
