// @module-tag both
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Assessment, ExactResult } from '../../../openapi/gen/types.gen.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { testEngine } from '../../../tests/support/test-server.ts';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import { isLeftToPerson, leftToPersonIn } from '../interviews/invited/result/left-to-person-sql.ts';
import { reportCoverage } from './report-coverage.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase(testEngine());
});
afterAll(() => database.close());

const nothing = { checklist: null, assessment: null, exact: null, scorable: false, turns: [] };
const unscored = { score: null, anchor: null, evidence: [], missing: [], note: null };
const uncounted = { points: null, options: [], explanation: 'It holds.' };

const judged = (state: Assessment['state']) => ({ ...nothing, assessment: { ...unscored, state } });
const checked = (result: ExactResult['result']) => ({ ...nothing, exact: { ...uncounted, result } });
test('what the database calls left to a person is what the coverage of a report does', async () => {
  const questions = [
    nothing,
    ...(['needs_human', 'not_judged', 'no_evidence'] as const).map(judged),
    ...(['needs_human', 'not_counted', null] as const).map(checked),
  ].map((question, index) => ({ ...question, number: index + 1 }));
  const waiting = questions.filter((question) => reportCoverage([question]).needs_human === 1);
  const body = sql`${JSON.stringify({ questions })}::jsonb`;

  const [each, [all]] = await Promise.all([
    database.db
      .select({ number: sql<number>`(question->'number')::int` })
      .from(sql`jsonb_array_elements(${body}->'questions') question`)
      .where(isLeftToPerson(sql`question`)),
    database.db.select({ numbers: leftToPersonIn(sql`body`) }).from(sql`(select ${body} body) report`),
  ]);
  const numbers = waiting.map(({ number }) => number);
  expect(numbers).toHaveLength(2);
  expect(each.map(({ number }) => number)).toEqual(numbers);
  expect(all?.numbers).toEqual(numbers);
});
