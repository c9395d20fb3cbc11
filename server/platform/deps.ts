import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What every module may use of the outside. */
export interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** The server's clock; tests set it. */
  readonly now: () => Date;
}
