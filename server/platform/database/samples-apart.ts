import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { sampleAccounts } from './schema/index.ts';

/** Whether an account is of a person, and not of a sample that a company looks at: figures of the installation count people. */
export const isPerson = (userId: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${sampleAccounts} where ${sampleAccounts.userId} = ${userId})`;
