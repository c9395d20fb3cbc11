import type { Transaction } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Anchor } from './check-page.ts';
import { insertAnchor, readHead } from './check-repository.ts';
import { type NoteDeps, requestNoteMails } from './note-mail-service.ts';

export interface AnchorDeps extends NoteDeps {
  readonly now: () => Date;
  readonly files: FileStore;
  readonly logger: { info(details: object, message: string): void };
}

const FOLDER = 'audit-anchors';

/** The name says it all, so that a check lists the folder and opens nothing. */
const NAME = /^(?<day>\d{4}-\d\d-\d\d)_(?<number>\d+)_(?<hash>[0-9a-f]{64})$/;

/**
 * Notes the newest entry outside the database, once a day: in a file, in the server's log and by mail. Whoever cuts
 * off or makes anew what was written before has to reach those too.
 * @returns whether it was not noted before today
 */
export async function anchorLog(deps: AnchorDeps): Promise<boolean> {
  const day = deps.now().toISOString().slice(0, 10);
  return deps.db.transaction(async (tx) => {
    const anchor = await noteOnce(tx, day);
    if (!anchor) return false;
    const { number, hash } = anchor;
    await deps.files.write(`${FOLDER}/${day}_${number}_${hash}`, new Uint8Array());
    await requestNoteMails(deps, tx, anchor);
    deps.logger.info({ day, number, hash }, 'The newest entry of the audit log');
    return true;
  });
}

async function noteOnce(tx: Transaction, day: string): Promise<Anchor | null> {
  const { number, hash } = await readHead(tx);
  if (number === 0) return null;
  const anchor = { day, number, hash };
  return (await insertAnchor(tx, anchor)) ? anchor : null;
}

/** What was noted outside the database, oldest first. */
export async function readAnchors(files: Pick<FileStore, 'list'>): Promise<Anchor[]> {
  const names = (await files.list(FOLDER)).sort();
  return names.flatMap((name) => {
    const { day, number, hash } = NAME.exec(name)?.groups ?? {};
    return day && number && hash ? [{ day, number: Number(number), hash }] : [];
  });
}
