import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { JobsConnection } from '../database/connect.ts';
import { newId } from '../database/identifier.ts';
import { createJoiner, noticesOf } from './long-notices.ts';

/** As the database's triggers name it. */
const CHANNEL = 'hiring_changes';

/** What somebody notifies who changes settings or content of the installation. */
export const INSTALLATION_CHANNEL = 'installation_changes';

/** What processes tell each other of the rooms of live interviews. */
const ROOM_CHANNEL = 'live_rooms';

const CONNECT_MS = 5000;
const PAUSE_MS = 1000;

type Tell = (workspaceId: string | null) => void;

/** What any process that shares the database changes in a workspace, and in the installation. */
export interface Announcements {
  /** Calls back, until told to stop, with the workspace that changed; with null where it may have been any. */
  hear(tell: Tell): () => void;
  /** Calls back, until told to stop, when settings or content of the installation changed, or may have. */
  hearInstallation(tell: () => void): () => void;
  /** Calls back with each text that a process said of a room, its own too; with null where some may be missing. */
  hearRooms(tell: (text: string | null) => void): () => void;
  /** Tells every process, this one too, in the order in which it was said here. */
  sayRooms(text: string): void;
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
  const roomHearers = new Set<(text: string | null) => void>();
  const tell: TellAll = {
    workspace: (id) => {
      for (const hearer of hearers) hearer(id);
    },
    installation: () => {
      for (const hearer of installationHearers) hearer();
    },
    rooms: (text) => {
      for (const hearer of roomHearers) hearer(text);
    },
  };
  const { stop, say } = await (connection.engine === 'pglite'
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
    hearRooms(hearer) {
      roomHearers.add(hearer);
      return () => void roomHearers.delete(hearer);
    },
    sayRooms: say,
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
  readonly rooms: (text: string | null) => void;
}

interface Line {
  readonly stop: () => Promise<void>;
  readonly say: (text: string) => void;
}

/** No other process has the embedded database: what is said of rooms need not go through it. */
async function listenEmbedded(client: PGlite, tell: TellAll): Promise<Line> {
  const stops = [
    await client.listen(CHANNEL, tell.workspace),
    await client.listen(INSTALLATION_CHANNEL, tell.installation),
  ];
  const stop = async () => {
    for (const one of stops) await one();
  };
  return { stop, say: (text) => void queueMicrotask(() => tell.rooms(text)) };
}

interface Listening {
  readonly tell: TellAll;
  readonly log: AnnouncementLog;
  readonly ended: AbortSignal;
}

async function listenPostgres(url: string, { tell, log, ended }: Listening): Promise<Line> {
  const { default: pg } = await import('pg');
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => log.warn({ err: error }, 'Changes are not heard for a while'));
    const join = createJoiner();
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === INSTALLATION_CHANNEL) return tell.installation();
      if (channel === CHANNEL) return tell.workspace(payload || null);
      const text = join(payload);
      if (text !== undefined) tell.rooms(text);
    });
    await client.connect();
    await client.query(`listen ${ROOM_CHANNEL}`);
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
        tell.rooms(null);
        return tell.installation();
      } catch (error) {
        log.warn({ err: error }, 'Changes are not heard for a while');
      }
    }
  };
  client.once('end', connectAgain);
  const say = (text: string) => {
    // Who is told nothing looks again within a second.
    for (const notice of noticesOf(text, newId()))
      client
        .query('select pg_notify($1, $2)', [ROOM_CHANNEL, notice])
        .catch((error: unknown) => log.warn({ err: error }, 'Rooms were not told'));
  };
  return { stop: () => client.end(), say };
}
