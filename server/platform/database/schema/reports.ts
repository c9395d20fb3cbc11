import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type {
  CompetencyFinding,
  Coverage,
  Level,
  PracticeType,
  Report,
  ReportQuestion,
  ReportSummary,
} from '../../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../stored-engine.ts';
import { storedJson } from '../stored-json.ts';
import { moment } from './columns.ts';
import { interviewSessions } from './interviews.ts';
import { users } from './users.ts';

/** What of the first answers a trend reads; only where another try counts in the report. */
export interface FirstAnswers {
  readonly coverage: Coverage;
  readonly competencies: readonly Pick<
    CompetencyFinding,
    '_id' | 'name' | 'questions' | 'scorable' | 'checks' | 'assessment'
  >[];
  readonly questions: readonly (Pick<ReportQuestion, 'number' | 'competency_id' | 'scorable'> & {
    readonly checklist: Pick<NonNullable<ReportQuestion['checklist']>, 'is_unclear'> | null;
    readonly assessment: Pick<NonNullable<ReportQuestion['assessment']>, 'state'> | null;
    readonly exact: Pick<NonNullable<ReportQuestion['exact']>, 'result'> | null;
    readonly turns: readonly Pick<ReportQuestion['turns'][number], 'outcome'>[];
  })[];
}

/** A report without what it is called by its interview, which is read with it. */
export type StoredReport = Omit<Report, 'interview' | 'attempt' | 'engine'> & {
  readonly engine: StoredEngine;
  readonly first_answers?: FirstAnswers;
};

/** Immutable versions of what was found. The columns beside `body` serve lists. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.id, { onDelete: 'cascade' }),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    mode: text('mode').$type<ReportSummary['mode']>().notNull(),
    roleFamilyId: text('role_family_id').notNull(),
    roleFamilyName: text('role_family_name').notNull(),
    level: text('level').$type<Level>().notNull(),
    questionType: text('question_type').$type<PracticeType>().notNull(),
    engine: storedJson('engine').$type<StoredEngine>().notNull(),
    coverage: storedJson('coverage').$type<Coverage>().notNull(),
    body: storedJson('body').$type<StoredReport>().notNull(),
  },
  (table) => [
    unique('reports_version').on(table.sessionId, table.version),
    index('reports_created').on(table.createdAt),
    // Those that administrators look for among many.
    index('reports_flagged')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.mode} <> 'practice' and ((${table.coverage} ->> 'percent')::int < 50 or ${table.coverage} ? 'needs_human' or ${table.coverage} ? 'not_judged')`,
      ),
    index('reports_candidate').on(table.candidateId, table.createdAt, table.id),
  ],
);
