import type { Database } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countDays, findBeginning, findMonths, isAlone, noteMonth } from './figures-repository.ts';

const HOUR_SECONDS = 3600;
/** As far back as figures are told. */
const MONTHS = 13;

type FigureDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Lets this process keep the figures. */
export function registerAnalyticsJobs(deps: FigureDeps): void {
  deps.jobs.every('keep-analytics', HOUR_SECONDS, () => keepFigures(deps));
}

/** Adds up this month and the last one, and the earlier one that was added up longest ago: what is deleted goes from it, too. */
export async function keepFigures({ db, now }: Pick<FigureDeps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const beginning = await findBeginning(db);
  if (!beginning) return;
  const months = Array.from({ length: MONTHS }, (_, index) => monthOf(at, -index)).filter(
    (month) => month >= monthOf(beginning, 0),
  );
  const [current, last, ...earlier] = months;
  const known = await findMonths(db, earlier);
  const unknown = earlier.filter((month) => known.every((row) => row.month !== month));
  const due = unknown.length > 0 ? unknown : known.slice(0, 1).map(({ month }) => month);
  for (const month of [current, last, ...due]) if (month) await countMonth(db, month, at);
}

async function countMonth(db: Database, month: string, at: Date): Promise<void> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(`${monthOf(from, 1)}-01T00:00:00Z`);
  await db.transaction(async (tx) => {
    if (!(await isAlone(tx))) return;
    await countDays(tx, { from, to });
    await noteMonth(tx, month, at);
  });
}

/** As in `2026-11`. */
const monthOf = (at: Date, offset: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
