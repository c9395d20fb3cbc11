import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { JobsConnection } from '../database/connect.ts';

/** As the database's triggers name it. */
const CHANNEL = 'hiring_changes';

const CONNECT_MS = 5000;
const PAUSE_MS = 1000;

type Tell = (workspaceId: string | null) => void;

/** What any process that shares the database changes in a workspace. */
export interface Announcements {
  /** Calls back, until told to stop, with the workspace that changed; with null where it may have been any. */
  hear(tell: Tell): () => void;
  /** Fires when nothing more is heard. */
  readonly ended: AbortSignal;
  close(): Promise<void>;
}

interface AnnouncementLog {
  warn(details: object, message: string): void;
}

/** Listens to the database, on a connection of its own where it is a PostgreSQL. */
export async function openAnnouncements(
  connection: JobsConnection,
  log: AnnouncementLog,
): Promise<Announcements> {
  const ending = new AbortController();
  const hearers = new Set<Tell>();
  const tell: Tell = (workspaceId) => {
    for (const hearer of hearers) hearer(workspaceId);
  };
  const stop = await (connection.engine === 'pglite'
    ? listenEmbedded(connection.client, tell)
    : listenPostgres(connection.url, { tell, log, ended: ending.signal }));
  return {
    hear(hearer) {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    ended: ending.signal,
    async close() {
      if (ending.signal.aborted) return;
      ending.abort();
      await stop();
    },
  };
}

async function listenEmbedded(client: PGlite, tell: Tell): Promise<() => Promise<void>> {
  return client.listen(CHANNEL, tell);
}

interface Listening {
  readonly tell: Tell;
  readonly log: AnnouncementLog;
  readonly ended: AbortSignal;
}

async function listenPostgres(url: string, { tell, log, ended }: Listening): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg');
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => log.warn({ err: error }, 'Changes are not heard for a while'));
    client.on('notification', ({ payload }) => tell(payload ?? null));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  };
  let client = await connect();
  const connectAgain = async () => {
    while (!ended.aborted) {
      await delay(PAUSE_MS, undefined, { signal: ended }).catch(() => {});
      if (ended.aborted) return;
      try {
        client = await connect();
        client.once('end', connectAgain);
        // Nobody knows what was announced meanwhile.
        return tell(null);
      } catch (error) {
        log.warn({ err: error }, 'Changes are not heard for a while');
      }
    }
  };
  client.once('end', connectAgain);
  return () => client.end();
}
