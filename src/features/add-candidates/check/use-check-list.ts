import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CandidateEntry, CandidateRef } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { type Added, addRows, checkEntries } from './ask-server.ts';
import { isAdded, markRepeated, problemsFirst, type Row } from './rows.ts';

/** How far something is that takes a while. */
export interface Progress {
  readonly what: 'Checking' | 'Adding';
  readonly done: number;
  readonly total: number;
}

const NOT_CHECKED = {
  state: 'invalid' as const,
  errors: [{ field: 'email', message: 'Not checked. Change it once more.' }],
};

/** Candidates on the way in: checked by the server, mended, and sent. */
export function useCheckList(workspaceId: string) {
  const queries = useQueryClient();
  const current = useRef<readonly Row[]>([]);
  const [, redraw] = useState(0);
  const [order, setOrder] = useState<readonly number[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const working = useRef<AbortController>(undefined);
  /** A second press comes before the page can show the first. */
  const isAdding = useRef(false);
  /** Changes that the server is being asked about. */
  const asked = useRef(new Set<Promise<void>>());

  const take = (rows: readonly Row[]) => {
    current.current = rows;
    redraw((count) => count + 1);
  };
  const put = (change: (row: Row) => Row) => take(current.current.map(change));

  /** Runs what can be cancelled and tells how far it is. */
  async function during<Result>(
    what: Progress['what'],
    total: number,
    run: (work: {
      workspaceId: string;
      signal: AbortSignal;
      onProgress: (done: number) => void;
    }) => Promise<Result>,
  ): Promise<Result | undefined> {
    const control = new AbortController();
    working.current = control;
    setProgress({ what, done: 0, total });
    const onProgress = (done: number) => setProgress({ what, done, total });
    try {
      return await run({ workspaceId, signal: control.signal, onProgress });
    } catch (error) {
      // The client has told it already.
      if (error instanceof ApiError) return undefined;
      throw error;
    } finally {
      setProgress(null);
    }
  }

  /** Checks a list; false where that failed or was cancelled. */
  async function check(entries: readonly CandidateEntry[]): Promise<boolean> {
    const found = await during('Checking', entries.length, (work) => checkEntries(work, entries));
    if (!found) return false;
    const rows = entries.map((entry, at) => ({
      number: at + 1,
      entry,
      checked: found[at] ?? NOT_CHECKED,
      isSkipped: false,
    }));
    setOrder(problemsFirst(markRepeated(rows)));
    take(rows);
    return true;
  }

  /** Takes changes of rows, by their numbers, and what the server says of them. */
  function change(changes: ReadonlyMap<number, CandidateEntry>): void {
    put((row) => {
      const entry = changes.get(row.number);
      return entry ? { ...row, entry, isSkipped: false } : row;
    });
    const entries = [...changes.values()];
    const answer = checkEntries({ workspaceId }, entries)
      .catch((error: unknown) => {
        if (error instanceof ApiError) return [];
        throw error;
      })
      .then((found) =>
        put((row) => {
          const at = entries.indexOf(row.entry);
          // Changed once more meanwhile, it has an answer of its own.
          return at < 0 ? row : { ...row, checked: found[at] ?? NOT_CHECKED };
        }),
      )
      .finally(() => asked.current.delete(answer));
    asked.current.add(answer);
  }

  async function send(rows: readonly Row[], before?: Added): Promise<void> {
    const sent = await during('Adding', rows.length, (work) => addRows(work, rows));
    if (!sent) return;
    const missing = [...sent.failed.flatMap((pack) => pack.rows), ...sent.left];
    const arrived = new Set(rows.map(({ number }) => number)).difference(
      new Set(missing.map(({ number }) => number)),
    );
    put((row) => (arrived.has(row.number) ? { ...row, checked: { state: 'here', errors: [] } } : row));
    setAdded({ ...sent, added: sent.added + (before?.added ?? 0), here: sent.here + (before?.here ?? 0) });
    await queries.invalidateQueries();
  }

  return {
    rows: markRepeated(current.current),
    order,
    progress,
    added,
    check,
    change: (number: number, entry: CandidateEntry) => change(new Map([[number, entry]])),
    skip: (number: number, isSkipped: boolean) =>
      put((row) => (row.number === number ? { ...row, isSkipped } : row)),
    /** Leaves out all who have the name of somebody whom the company knows. */
    skipDuplicates: () => put((row) => (row.checked.duplicate ? { ...row, isSkipped: true } : row)),
    /** Takes each of them for the one of that name. */
    acceptDuplicates: () => {
      const known = current.current.flatMap(({ number, entry, checked: { duplicate }, isSkipped }) =>
        duplicate && !isSkipped ? [[number, sameAs(entry, duplicate)] as const] : [],
      );
      change(new Map(known));
    },
    /** Sends what can be sent, once the last change has its answer. */
    async add() {
      if (isAdding.current) return;
      isAdding.current = true;
      try {
        await Promise.all(asked.current);
        const rows = markRepeated(current.current).filter(isAdded);
        if (rows.length > 0) await send(rows);
      } finally {
        isAdding.current = false;
      }
    },
    /** Sends once more what failed, and what was left when somebody cancelled. */
    retry: (last: Added) => send([...last.failed.flatMap(({ rows }) => rows), ...last.left], last),
    cancel: () => working.current?.abort(),
    /** Back to what can still be mended. */
    review: () => setAdded(null),
  };
}

/** A candidate as the company knows them already. */
export const sameAs = (entry: CandidateEntry, { full_name, email }: CandidateRef): CandidateEntry => ({
  ...entry,
  full_name,
  email,
});

export type CheckList = ReturnType<typeof useCheckList>;
