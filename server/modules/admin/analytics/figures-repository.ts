import { and, asc, eq, gte, inArray, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { isPerson } from '../../../platform/database/samples-apart.ts';
import { analyticsDays, analyticsMonths, users } from '../../../platform/database/schema/index.ts';

export type Figure = 'funnel' | 'device' | 'coverage' | 'score' | 'agreement' | 'length' | 'stage';

interface Range {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

/** What of a range of days each figure is made of: `day`, `key`, `whole`, `part` and, of correlations, their sums. */
const SOURCES: Readonly<Record<Figure, (within: (at: SQL) => SQL) => SQL>> = {
  funnel: (within) => sql`
    select day, step as key, count(*)::int as whole, (count(*) filter (where came))::int as part from (
      select ${dayOf(sql`u.created_at`)} as day, steps.step, steps.came from users u
      left join lateral (select bool_or(started_at is not null) as started,
          bool_or(ended_at is not null and status <> 'abandoned') as completed
        from interview_sessions where candidate_id = u.id) s on true
      cross join lateral (values ('registered', true), ('verified', u.is_verified), ('started', s.started),
        ('completed', s.completed),
        ('reported', exists (select 1 from reports r where r.candidate_id = u.id))) steps(step, came)
      where u.role = 'candidate' and ${isPerson(sql`u.id`)} and ${within(sql`u.created_at`)}) seen
    group by day, step`,
  device: (within) => sql`
    select day, device || '|' || browser as key, count(*)::int as whole,
      (count(*) filter (where completed))::int as part from (
      select ${dayOf(sql`s.started_at`)} as day, s.ended_at is not null and s.status <> 'abandoned' as completed,
        case when a.user_agent is null then 'unknown'
          when a.user_agent ~ 'iPad|Tablet' or (a.user_agent ~ 'Android' and a.user_agent !~ 'Mobile') then 'tablet'
          when a.user_agent ~ 'iPhone|Android|Mobile' then 'phone' else 'computer' end as device,
        case when a.user_agent ~ 'Edg(A|iOS)?/' then 'Edge' when a.user_agent ~ 'OP[RTX]/' then 'Opera'
          when a.user_agent ~ 'SamsungBrowser/' then 'Samsung Internet'
          when a.user_agent ~ '(Firefox|FxiOS)/' then 'Firefox'
          when a.user_agent ~ '(Chrome|Chromium|CriOS)/' then 'Chrome'
          when a.user_agent ~ 'Safari/' then 'Safari' else 'Other' end as browser
      from interview_sessions s
      left join lateral (select user_agent from auth_sessions
        where user_id = s.candidate_id and created_at <= s.started_at order by created_at desc limit 1) a on true
      where ${within(sql`s.started_at`)} and ${isPerson(sql`s.candidate_id`)} and (s.ended_at is not null or s.status = 'abandoned')) seen
    group by day, device, browser`,
  coverage: (within) => sql`
    select ${dayOf(sql`r.created_at`)} as day, ((r.coverage ->> 'percent')::int / 20)::text as key, count(*)::int as whole,
      0 as part
    from reports r where ${within(sql`r.created_at`)} and ${isCounted} group by 1, 2`,
  score: (within) => sql`
    select ${dayOf(sql`r.created_at`)} as day, round((c.item->'assessment'->>'score')::numeric)::int::text as key,
      count(*)::int as whole, 0 as part
    from reports r cross join lateral jsonb_array_elements(r.body->'competencies') c(item)
    where ${within(sql`r.created_at`)} and ${isCounted} and r.engine->>'name' = 'llm'
      and jsonb_typeof(c.item->'assessment'->'score') = 'number' group by 1, 2`,
  agreement: (within) => sql`
    select ${dayOf(sql`s.submitted_at`)} as day, least(abs(round(person)::int - round(engine)::int), 4)::text as key,
      count(*)::int as whole, 0 as part
    from (${COMPARED}) s where engine is not null and ${within(sql`s.submitted_at`)} group by 1, 2`,
  length: (within) => sql`
    select day, 'words' as key, count(*)::int as whole, 0 as part, sum(x) as sum_x, sum(y) as sum_y, sum(x * x) as sum_xx,
      sum(y * y) as sum_yy, sum(x * y) as sum_xy from (
      select ${dayOf(sql`r.created_at`)} as day, (r.body->'overall'->>'score')::float8 as y,
        (select coalesce(sum(array_length(regexp_split_to_array(btrim(t.answer), '\\s+'), 1)), 0)::float8 from turns t
          where t.session_id = r.session_id and btrim(t.answer) <> '') as x
      from reports r where ${within(sql`r.created_at`)} and ${isCounted} and r.engine->>'name' = 'llm'
        and jsonb_typeof(r.body->'overall'->'score') = 'number') seen
    group by day`,
  stage: (within) => sql`
    select day, stage as key, count(*)::int as whole, (count(*) filter (where went_on))::int as part from (
      select ${dayOf(sql`entered.at`)} as day, entered.stage, exists (select 1 from activities later
          where later.application_id = entered.application_id and later.kind = 'stage_changed'
            and later.at >= entered.at and later.change->>'before' = entered.stage) as went_on
      from (
        select a.id as application_id, w.stages->0->>'name' as stage, a.created_at as at
        from applications a join workspaces w on w.id = a.workspace_id
        where not w.is_sample and ${within(sql`a.created_at`)}
        union all
        select c.application_id, c.change->>'after', c.at
        from activities c join workspaces w on w.id = c.workspace_id
        where c.kind = 'stage_changed' and c.application_id is not null and not w.is_sample
          and ${within(sql`c.at`)}) entered
      where entered.stage is not null) seen
    group by day, stage`,
};

/** The newest of a session, of a person. */
const isCounted = sql`not exists (select 1 from reports later
  where later.session_id = r.session_id and later.version > r.version) and ${isPerson(sql`r.candidate_id`)}`;

/** Scores that people gave before they saw others', beside those of an engine. */
const COMPARED = sql`
  select c.submitted_at, (rating.item->>'score')::numeric as person, (
      select (found.item->'assessment'->>'score')::numeric
      from jsonb_array_elements(r.body->'competencies') found(item)
      where found.item->>'_id' = rating.item->>'competency_id'
        and jsonb_typeof(found.item->'assessment'->'score') = 'number') as engine
  from scorecards c
  join reports r on r.session_id = c.session_id and r.engine->>'name' = 'llm' and ${isCounted}
  cross join lateral jsonb_array_elements(c.ratings) rating(item)
  where c.is_independent and c.submitted_at is not null and jsonb_typeof(rating.item->'score') = 'number'`;

const FIGURES = Object.keys(SOURCES) as Figure[];

/** Adds up the days of a range anew. */
export async function countDays(tx: Transaction, { from, to }: Range): Promise<void> {
  const [first, end] = [from, to].map((at) => at.toISOString().slice(0, 10)) as [string, string];
  await tx.delete(analyticsDays).where(and(gte(analyticsDays.day, first), lt(analyticsDays.day, end)));
  const within = (at: SQL) =>
    sql`(${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz)`;
  for (const figure of FIGURES) {
    const sums = figure === 'length' ? sql`, sum_x, sum_y, sum_xx, sum_yy, sum_xy` : sql``;
    await tx.execute(
      sql`insert into analytics_days (figure, day, key, whole, part${sums})
        select ${figure}::text, day, key, whole, part${sums} from (${SOURCES[figure](within)}) counted`,
    );
  }
}

const LOCK = 4_711_026;

/** Whether nobody else adds up at the same time; others wait for the next time. */
export async function isAlone(tx: Transaction): Promise<boolean> {
  const reply = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as alone`);
  return (reply as unknown as { readonly rows: { readonly alone: boolean }[] }).rows[0]?.alone === true;
}

/** When the first account was made; null where there is none. */
export async function findBeginning(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: min(users.createdAt) }).from(users);
  return row?.at ?? null;
}

/** Notes that a month was added up. */
export async function noteMonth(tx: Transaction, month: string, countedAt: Date): Promise<void> {
  await tx
    .insert(analyticsMonths)
    .values({ month, countedAt })
    .onConflictDoUpdate({ target: analyticsMonths.month, set: { countedAt } });
}

/** When months were added up, those longest ago first. */
export function findMonths(db: Database, months: readonly string[]) {
  return db
    .select()
    .from(analyticsMonths)
    .where(inArray(analyticsMonths.month, [...months]))
    .orderBy(asc(analyticsMonths.countedAt));
}

/** The rows of a figure since a day. */
export function findFigure(db: Database, figure: Figure, since: string) {
  const total = (column: SQL) => sql<number>`sum(${column})::float8`;
  return db
    .select({
      key: analyticsDays.key,
      whole: total(sql`whole`),
      part: total(sql`part`),
      sumX: total(sql`sum_x`),
      sumY: total(sql`sum_y`),
      sumXX: total(sql`sum_xx`),
      sumYY: total(sql`sum_yy`),
      sumXY: total(sql`sum_xy`),
    })
    .from(analyticsDays)
    .where(and(eq(analyticsDays.figure, figure), gte(analyticsDays.day, since)))
    .groupBy(analyticsDays.key);
}

/** When something was added up last; null where nothing was yet. */
export async function findCountedAt(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(analyticsMonths.countedAt) }).from(analyticsMonths);
  return row?.at ?? null;
}
