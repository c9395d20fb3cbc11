import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Reads rows that came as JSON, e.g. of `json_agg`: with the database's column names and times as text. */
export function rowsFromJson<T extends PgTable>(table: T) {
  const columns = Object.entries(getTableColumns(table));
  return (rows: Record<string, unknown>[]): InferSelectModel<T>[] =>
    rows.map((row) => {
      const fields = columns.map(([key, column]) => {
        const value = row[column.name];
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      });
      return Object.fromEntries(fields) as InferSelectModel<T>;
    });
}
