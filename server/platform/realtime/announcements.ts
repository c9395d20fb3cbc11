import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { JobsConnection } from '../database/connect.ts';

/** As the database's triggers name it. */
const CHANNEL = 'hiring_changes';

/** What somebody notifies who changes settings or content of the installation. */
export const INSTALLATION_CHANNEL = 'installation_changes';

const CONNECT_MS = 5000;
const PAUSE_MS = 1000;

type Tell = (workspaceId: string | null) => void;

/** What any process that shares the database changes in a workspace, and in the installation. */
export interface Announcements {
  /** Calls back, until told to stop, with the workspace that changed; with null where it may have been any. */
  hear(tell: Tell): () => void;
  /** Calls back, until told to stop, when settings or content of the installation changed, or may have. */
  hearInstallation(tell: () => void): () => void;
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
  const installationHearers = new Set<() => void>();
  const tell: TellAll = {
    workspace: (id) => {
      for (const hearer of hearers) hearer(id);
    },
    installation: () => {
      for (const hearer of installationHearers) hearer();
    },
  };
  const stop = await (connection.engine === 'pglite'
    ? listenEmbedded(connection.client, tell)
    : listenPostgres(connection.url, { tell, log, ended: ending.signal }));
  return {
    hear(hearer) {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    hearInstallation(hearer) {
      installationHearers.add(hearer);
      return () => void installationHearers.delete(hearer);
    },
    ended: ending.signal,
    async close() {
      if (ending.signal.aborted) return;
      ending.abort();
      await stop();
    },
  };
}

interface TellAll {
  readonly workspace: Tell;
  readonly installation: () => void;
}

async function listenEmbedded(client: PGlite, tell: TellAll): Promise<() => Promise<void>> {
  const stops = [
    await client.listen(CHANNEL, tell.workspace),
    await client.listen(INSTALLATION_CHANNEL, tell.installation),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}

interface Listening {
  readonly tell: TellAll;
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
    client.on('notification', ({ channel, payload }) =>
      channel === CHANNEL ? tell.workspace(payload ?? null) : tell.installation(),
    );
    await client.connect();
    await client.query(`listen ${INSTALLATION_CHANNEL}`);
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
        tell.workspace(null);
        return tell.installation();
      } catch (error) {
        log.warn({ err: error }, 'Changes are not heard for a while');
      }
    }
  };
  client.once('end', connectAgain);
  return () => client.end();
}
