import { setTimeout as delay } from 'node:timers/promises';
import type { LogName, LogNews } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/event-stream.ts';
import type { Announcements } from '../../../platform/realtime/announcements.ts';
import { newestOf } from './log-repository.ts';

export interface TailDeps {
  readonly db: Database;
  readonly announcements: Pick<Announcements, 'ended'>;
}

/** The end of an index is looked at so often, for each who follows. */
const LOOK_MS = 1000;

/** Then it is asked for again, with a sign-in that still holds. */
const LONGEST_MS = 5 * 60_000;

/** Tells of new rows, also of those of other processes, until the reader leaves or some minutes are over. */
export async function followLog(
  { db, announcements }: TailDeps,
  log: LogName,
  { tell, left }: Reader<LogNews>,
): Promise<void> {
  const over = AbortSignal.any([left, announcements.ended, AbortSignal.timeout(LONGEST_MS)]);
  let told: number | undefined;
  while (!over.aborted) {
    const newest = await newestOf(db, log);
    if (newest !== told) tell({ newest });
    told = newest;
    await delay(LOOK_MS, undefined, { signal: over }).catch(() => {});
  }
}
