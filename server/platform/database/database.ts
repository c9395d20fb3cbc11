import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** Either engine behind one type: PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Hand this down: calling the outer `Database` inside a transaction deadlocks on PGlite. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
