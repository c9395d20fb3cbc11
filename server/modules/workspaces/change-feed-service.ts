import type { HiringChange } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/event-stream.ts';
import type { Announcements } from '../../platform/realtime/announcements.ts';
import { findMembersAmong } from './access-repository.ts';

/** What changes within this time is told at once. */
const GATHER_MS = 200;

/** Then it is asked for again, with a sign-in that still holds. */
const LONGEST_MS = 5 * 60_000;

type ChangeReader = Reader<HiringChange>;

export interface ChangeFeed {
  /** Tells what changes in the workspaces of a member, until they leave or some minutes are over. */
  follow(userId: string, reader: ChangeReader): Promise<void>;
}

interface FeedDeps {
  readonly db: Database;
  readonly announcements: Announcements;
  readonly onFailure: (error: unknown) => void;
}

/** Passes on what the database announces to those who follow it in this process. */
export function createChangeFeed({ db, announcements, onFailure }: FeedDeps): ChangeFeed {
  const readers = new Map<ChangeReader, string>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const pass = async () => {
    timer = undefined;
    const workspaces = [...changed];
    changed.clear();
    for (const id of workspaces) {
      const members = new Set(await findMembersAmong(db, id, [...new Set(readers.values())]));
      for (const [{ tell }, userId] of readers) if (members.has(userId)) tell({ workspace_id: id });
    }
  };
  announcements.hear((workspaceId) => {
    if (readers.size === 0) return;
    if (workspaceId === null) return tellAll(readers);
    changed.add(workspaceId);
    timer ??= setTimeout(() => void pass().catch(onFailure), GATHER_MS);
  });
  announcements.ended.addEventListener('abort', () => clearTimeout(timer));

  return {
    async follow(userId, reader) {
      readers.set(reader, userId);
      reader.tell({ workspace_id: null });
      const over = AbortSignal.any([reader.left, announcements.ended, AbortSignal.timeout(LONGEST_MS)]);
      await new Promise<void>((resolve) => {
        if (over.aborted) resolve();
        over.addEventListener('abort', () => resolve(), { once: true });
      });
      readers.delete(reader);
    },
  };
}

function tellAll(readers: ReadonlyMap<ChangeReader, string>): void {
  for (const { tell } of readers.keys()) tell({ workspace_id: null });
}
