import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** What no engine could judge, so that a person has to look at it: a condition of JSONPath on a question of a report. */
const waits =
  '@.checklist.needs_human == true || @.assessment.state == "needs_human" || @.exact.result == "needs_human"';

/** Whether a person has to look at the answer to one question of a report. */
export function isLeftToPerson(question: SQL): SQL<boolean> {
  return sql<boolean>`jsonb_path_exists(${question}, ${sql.raw(`'$ ? (${waits})'`)})`;
}

/** The numbers of the questions of a report at whose answers a person has to look. */
export function leftToPersonIn(body: AnyColumn | SQL): SQL<number[]> {
  return sql<number[]>`jsonb_path_query_array(${body}, ${sql.raw(`'$.questions[*] ? (${waits}).number'`)})`;
}
