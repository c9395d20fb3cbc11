import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What administrators' figures are made of, added up for each UTC day, so that reading them takes as long however many
 * interviews there are. Nobody can be told from it. A job keeps it.
 */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    day: text('day').notNull(),
    figure: text('figure').notNull(),
    /** Which of the figure's rows, as in a step, a browser or a score. */
    key: text('key').notNull(),
    whole: integer('whole').notNull(),
    part: integer('part').notNull().default(0),
    /** Of a correlation. */
    sumX: doublePrecision('sum_x').notNull().default(0),
    sumY: doublePrecision('sum_y').notNull().default(0),
    sumXX: doublePrecision('sum_xx').notNull().default(0),
    sumYY: doublePrecision('sum_yy').notNull().default(0),
    sumXY: doublePrecision('sum_xy').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.figure, table.key] }),
    index('analytics_days_figure').on(table.figure, table.day),
  ],
);

/** When each month was added up last. */
export const analyticsMonths = pgTable('analytics_months', {
  /** As in `2026-11`. */
  month: text('month').primaryKey(),
  countedAt: moment('counted_at').notNull(),
});
