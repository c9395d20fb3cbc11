import type { ContentKind } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredTexts } from '../../platform/database/schema/content.ts';
import type { Announcements } from '../../platform/realtime/announcements.ts';
import { findNewestVersions, type VersionRow } from './content-repository.ts';
import { contentKinds, hashOf, kindNames, requirePiece } from './kinds/kinds.ts';

interface ContentSources {
  readonly db: Database;
  readonly logger: { warn(details: object, message: string): void };
}

/** What an installation says: its files, and what was published over them, by any process, within seconds. */
export interface CurrentContent {
  /** What holds of a piece. */
  valuesOf(kind: ContentKind, id: string): StoredTexts;
  /** The hash of what it says. */
  versionOf(kind: ContentKind, id: string): string;
  /** When that was published here; null where the file holds. */
  publishedAt(kind: ContentKind, id: string): Date | null;
  reload(): Promise<void>;
  /** Takes up what is changed elsewhere, until told to stop. */
  follow(announcements: Pick<Announcements, 'hearInstallation'>): () => void;
}

/** What was published as the file had it follows the file. */
export const liesOverFile = ({ hash, fileHash }: VersionRow): boolean => hash !== fileHash;

/** Reads what was published, and has it used. */
export async function loadPublished({ db, logger }: ContentSources): Promise<CurrentContent> {
  let published = new Map<string, VersionRow>();
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const rows = (await findNewestVersions(db)).filter(liesOverFile);
    published = new Map(rows.map((row) => [keyOf(row.kind, row.itemId), row]));
    for (const kind of kindNames) {
      const ofKind = rows.filter((row) => row.kind === kind);
      contentKinds[kind].use?.(new Map(ofKind.map(({ itemId, values }) => [itemId, values])));
    }
  };
  const reload = () => {
    // One after the other: an older reading must not come last.
    reading = reading.catch(() => {}).then(read);
    return reading;
  };
  await reload();
  const valuesOf = (kind: ContentKind, id: string): StoredTexts => ({
    ...requirePiece(kind, id).file,
    ...published.get(keyOf(kind, id))?.values,
  });
  return {
    valuesOf,
    versionOf: (kind, id) => hashOf(valuesOf(kind, id)),
    publishedAt: (kind, id) => published.get(keyOf(kind, id))?.publishedAt ?? null,
    reload,
    follow: (announcements) =>
      announcements.hearInstallation(
        () =>
          void reload().catch((error: unknown) =>
            logger.warn({ err: error }, 'What was published was not read again'),
          ),
      ),
  };
}

const keyOf = (kind: string, id: string) => `${kind}/${id}`;
