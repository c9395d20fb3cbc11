import { createHash } from 'node:crypto';
import type {
  Coverage,
  Level,
  PracticeType,
  Trend,
  TrendCompetency,
  TrendReport,
  TrendSeries,
} from '../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { namedInterview, numberedAttempt } from '../interviews/invited/named-attempt.ts';
import type { HiringTerms } from '../interviews/session/session-state.ts';

/** Reports that a trend speaks of. */
export const longestTrend = 200;

/** What a trend needs to know of one report. */
export interface TrendRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly mode: TrendSeries['mode'];
  readonly roleFamilyId: string;
  readonly roleFamilyName: string;
  readonly level: Level;
  readonly questionType: PracticeType;
  readonly engine: StoredEngine;
  readonly bankVersion: number;
  readonly coverage: Coverage;
  readonly competencies: TrendCompetency[];
  /** Null for a practice. */
  readonly terms: HiringTerms | null;
  /** Which attempt it is, from 1. */
  readonly number: number;
}

/**
 * Reports, given newest first, apart wherever their figures do not mean the same; the series that went on
 * last first, and the oldest report first in each.
 */
export function trendOf(newestFirst: readonly TrendRow[]): Trend {
  const series = new Map<string, TrendSeries>();
  for (const row of newestFirst.slice(0, longestTrend)) {
    const _id = seriesId(row);
    const found = series.get(_id) ?? emptySeries(_id, row);
    found.reports.unshift(reportOf(row));
    series.set(_id, found);
  }
  return { series: [...series.values()], has_older: newestFirst.length > longestTrend };
}

/** The same for what one line may go through: neither another engine, model or prompt, nor other anchors. */
function seriesId({ mode, roleFamilyId, engine, bankVersion }: TrendRow): string {
  const { name, version, ai } = engine;
  const parts = [mode, roleFamilyId, name, version, ai?.model, ai?.prompt_version, bankVersion];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

function emptySeries(_id: string, row: TrendRow): TrendSeries {
  return {
    _id,
    mode: row.mode,
    role_family: { _id: row.roleFamilyId, name: row.roleFamilyName },
    engine: presentEngine(row.engine),
    bank_version: row.bankVersion,
    reports: [],
  };
}

function reportOf(row: TrendRow): TrendReport {
  const { id, createdAt, level, questionType, coverage, competencies } = row;
  return {
    report_id: id,
    created_at: createdAt.toISOString(),
    interview: namedInterview(row.terms),
    attempt: numberedAttempt(row),
    level,
    question_type: questionType,
    coverage,
    competencies,
  };
}
