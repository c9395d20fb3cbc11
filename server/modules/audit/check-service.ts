import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { readAnchors } from './anchor-service.ts';
import type { AuditBody } from './chain.ts';
import { endFaultsOf, faultsOf, type StoredEntry } from './check-page.ts';
import {
  findCheckedUpTo,
  findErased,
  findLastCheck,
  insertCheck,
  lockRunningCheck,
  readEntries,
  readHead,
  type StoredCheck,
  saveCheck,
} from './check-repository.ts';

export interface CheckDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly files: FileStore;
  readonly logger: { error(details: object, message: string): void };
}

export const CHECK_QUEUE = 'check-audit-log';

/** Small enough not to hold up an embedded database. */
const ENTRIES_A_PAGE = 500;
const FAULTS_KEPT = 100;

export interface CheckPage {
  readonly checkId: string;
}

/** Begins to check the log: the whole of it, or from the last noted entry up to which it was found whole. */
export async function startCheck(
  deps: Omit<CheckDeps, 'logger'>,
  { whole }: { readonly whole: boolean },
): Promise<string> {
  const anchors = whole ? [] : await readAnchors(deps.files);
  return deps.db.transaction(async (tx) => {
    const checkedUpTo = whole ? 0 : await findCheckedUpTo(tx);
    const from = anchors.findLast(({ number }) => number <= checkedUpTo)?.number ?? 1;
    const head = await readHead(tx);
    const id = newId();
    const times = { startedAt: deps.now(), endedAt: null };
    await insertCheck(tx, {
      id,
      ...times,
      fromNumber: from,
      upTo: from - 1,
      target: head.number,
      faults: [],
    });
    await deps.jobs.send<CheckPage>(tx, CHECK_QUEUE, { checkId: id });
    return id;
  });
}

/** Checks one page, and has the next one done in a job of its own. */
export async function checkPage(deps: CheckDeps, { checkId }: CheckPage): Promise<void> {
  const anchors = await readAnchors(deps.files);
  await deps.db.transaction(async (tx) => {
    const check = await lockRunningCheck(tx, checkId);
    if (!check) return;
    const { upTo, target } = check;
    // With the one before it, whose hash the first one has to name.
    const { entries, parts } = await readEntries(tx, upTo, target, ENTRIES_A_PAGE + 1);
    const [first] = entries;
    const before = { number: upTo, hash: first?.number === upTo ? first.hash : upTo === 0 ? '' : null };
    const page = entries.filter(({ number }) => number > upTo);
    const erased = await findErased(tx, personsOf(page));
    const faults = faultsOf({ before, entries: page, parts, anchors, erased });
    const last = page.at(-1) ?? before;
    const isDone = page.length < ENTRIES_A_PAGE || last.number >= target;
    if (isDone) faults.push(...endFaultsOf(last, { target, head: await readHead(tx) }, anchors));
    await save(deps, tx, check, { upTo: last.number, faults, isDone });
  });
}

async function save(
  deps: CheckDeps,
  tx: Transaction,
  check: StoredCheck,
  found: { readonly upTo: number; readonly faults: readonly string[]; readonly isDone: boolean },
): Promise<void> {
  const faults = [...check.faults, ...found.faults].slice(0, FAULTS_KEPT);
  await saveCheck(tx, check.id, { upTo: found.upTo, faults, endedAt: found.isDone ? deps.now() : null });
  if (found.faults.length > 0)
    deps.logger.error({ faults: found.faults.slice(0, FAULTS_KEPT) }, 'The audit log is not whole');
  if (!found.isDone) await deps.jobs.send<CheckPage>(tx, CHECK_QUEUE, { checkId: check.id });
}

/** The check that began last, done or not. */
export function lastCheck({ db }: Pick<CheckDeps, 'db'>): Promise<StoredCheck | undefined> {
  return findLastCheck(db);
}

const personsOf = (entries: readonly StoredEntry[]) => [
  ...new Set(
    entries.flatMap(({ body }) => {
      try {
        const { change, origin } = JSON.parse(body) as AuditBody;
        return [change.person_id, origin.person_id].filter((id) => id !== null);
      } catch {
        return [];
      }
    }),
  ),
];
