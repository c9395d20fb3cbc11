import { NoopLogger } from 'drizzle-orm/logger';
import { vi } from 'vitest';
import type { Database } from '../../server/platform/database/database.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Values stand beside the text. */
type Client = {
  query(text: string, values: unknown[]): Promise<{ rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[] }>;
};

/**
 * How many rows of a table each statement read that drizzle sends while something is done, those among them that a
 * filter refused: what tells, in place of a time, that a list reads no more than it shows.
 */
export async function rowsReadOf(
  db: Database,
  table: string,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const sent = vi.spyOn(NoopLogger.prototype, 'logQuery');
  await act();
  // The type of the logger that logs nothing declares no arguments.
  const calls = sent.mock.calls as unknown as readonly [text: string, values: unknown[]][];
  // A job of the server may begin or end a transaction meanwhile.
  const statements = calls.filter(([text]) => !/^(begin|commit|rollback|savepoint|release)\b/i.test(text));
  sent.mockRestore();
  const client: Client = Reflect.get(db, '$client');
  const counts: number[] = [];
  for (const [text, values] of statements) {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan) counts.push(rowsRead(plan, table));
  }
  return counts;
}

function rowsRead(node: PlanNode, table: string): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node['Relation Name'] === table ? each * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one, table), own);
}
