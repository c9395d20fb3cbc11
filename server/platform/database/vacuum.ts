import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { freeBytes, LEAST_ROOM_BYTES } from './disk-room.ts';
import { dropOrphans } from './orphans.ts';

/** What is deleted is in no file any more within the hour (D32): twice the time between two rounds. */
export const VACUUM_SECONDS = 1800;

/** Made anew at each rewriting of a table; they hold names of ours alone. */
const CATALOGS = 'pg_class, pg_attribute, pg_type, pg_depend, pg_index, pg_constraint';

/** More segments than any log has here. */
const MOST_SEGMENTS = 1000;

const NO_ROOM =
  'The disk has no room to rewrite these tables; what was deleted stays in their files until it has';

/** The copy of a table may be in the log as well, until the checkpoint after it. */
const COPIES = 2;

export interface VacuumOptions {
  readonly log: { error(details: object, message: string): void };
  /** How much room is left on the disk, in bytes. */
  readonly room?: () => number;
}

interface Table {
  readonly name: string;
  readonly changes: string;
  readonly bytes: number;
}

/**
 * Takes what was deleted and overwritten out of the files of the embedded database, which has nobody who does it by
 * itself. A table at a time, so that others' statements come between; one of which nothing was deleted since the last
 * round is left as it is. One whose copy the disk has no room for keeps what was deleted, until a round that finds room.
 */
export function createVacuum(client: PGlite, dataDir: string, options: VacuumOptions): () => Promise<void> {
  const { log, room = () => freeBytes(dataDir) } = options;
  const seen = new Map<string, string>();
  return async () => {
    const tooLarge: string[] = [];
    // Counted so far in memory alone.
    await client.exec('select pg_stat_force_next_flush()');
    for (const { name, changes, bytes } of await tablesOf(client)) {
      if (seen.get(name) === changes) continue;
      if (room() < COPIES * bytes + LEAST_ROOM_BYTES) {
        await client.exec(`vacuum ${name}`);
        tooLarge.push(name);
        continue;
      }
      // Only a table that is written anew, with its indexes, holds nothing between its rows.
      await client.exec(`vacuum full ${name}`);
      seen.set(name, changes);
    }
    if (tooLarge.length > 0) log.error({ tables: tooLarge }, NO_ROOM);
    await client.exec(`vacuum ${CATALOGS}`);
    await forgetLog(client);
    await dropOrphans(client, join(dataDir, 'pg'));
  };
}

/** All tables, with what changes when rows are deleted, overwritten, or written in vain. */
async function tablesOf(client: PGlite): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', schemaname, relname) as name, concat_ws(' ', n_tup_upd, n_tup_del, n_dead_tup) as changes,
        pg_total_relation_size(relid)::float8 as bytes
      from pg_stat_user_tables order by 1`,
  );
  return rows;
}

/**
 * Ends the log's segment: a checkpoint then removes all earlier ones, and keeps none to write over it later. Of those
 * that were kept before, the last one is done with once another one follows it.
 */
async function forgetLog(client: PGlite): Promise<void> {
  await client.exec('set wal_recycle = off');
  let isAlone = false;
  for (let round = 0; round < MOST_SEGMENTS; round++) {
    await client.exec('select pg_switch_wal()');
    await client.exec('checkpoint');
    if (isAlone) return;
    isAlone = (await client.query('select from pg_ls_waldir()')).rows.length === 1;
  }
}
