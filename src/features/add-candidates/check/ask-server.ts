import type { CandidateEntry, CheckedEntry } from '../../../../openapi/gen/types.gen.ts';
import { addCandidates, checkCandidates } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { packsOf } from './packs.ts';
import type { Row } from './rows.ts';

interface Work {
  readonly workspaceId: string;
  readonly signal?: AbortSignal;
  /** Told after each part: how many are done. */
  readonly onProgress?: (done: number) => void;
}

/** The API takes nothing longer at all. */
const LONGEST = { full_name: 200, email: 320 } as const;

/** What is wrong with a candidate before the server is asked; undefined where it can be. */
function locallyChecked({ full_name, email }: CandidateEntry): CheckedEntry | undefined {
  const errors = [
    { field: 'full_name', text: full_name, longest: LONGEST.full_name },
    { field: 'email', text: email, longest: LONGEST.email },
  ].flatMap(({ field, text, longest }) =>
    text.length > longest ? { field, message: 'This is too long.' } : [],
  );
  return errors.length > 0 ? { state: 'invalid', errors } : undefined;
}

/** What the server says of each; nothing is stored. */
export async function checkEntries(
  { workspaceId, signal, onProgress }: Work,
  entries: readonly CandidateEntry[],
): Promise<CheckedEntry[]> {
  const results: (CheckedEntry | undefined)[] = entries.map(locallyChecked);
  const asked = entries.flatMap((entry, at) => (results[at] ? [] : { entry, at }));
  let done = 0;
  for (const pack of packsOf(asked)) {
    const { data } = await checkCandidates({
      path: { workspace_id: workspaceId },
      body: { candidates: pack.map(({ entry }) => entry) },
      signal,
      throwOnError: true,
    });
    pack.forEach(({ at }, index) => {
      results[at] = data.entries[index];
    });
    done += pack.length;
    onProgress?.(done);
  }
  return results.map((checked) => checked ?? { state: 'invalid', errors: [] });
}

/** Rows of one request that did not arrive. */
interface FailedPack {
  readonly rows: readonly Row[];
  readonly why: string;
}

export interface Added {
  readonly added: number;
  readonly here: number;
  readonly failed: readonly FailedPack[];
  /** Of those that were still to come when somebody cancelled. */
  readonly left: readonly Row[];
}

/** Sends rows part by part; what fails is told at the end, and the rest is sent all the same. */
export async function addRows(
  { workspaceId, signal, onProgress }: Work,
  rows: readonly Row[],
): Promise<Added> {
  const failed: FailedPack[] = [];
  const left: Row[] = [];
  let [added, here, done] = [0, 0, 0];
  for (const pack of packsOf(rows)) {
    if (signal?.aborted) {
      left.push(...pack);
      continue;
    }
    try {
      // Not cancelled in the middle: whether a part that is under way arrived would be unknown.
      const { data } = await addCandidates({
        path: { workspace_id: workspaceId },
        body: { candidates: pack.map(({ entry }) => entry) },
        throwOnError: true,
      });
      added += data.added;
      here += data.here;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failed.push({ rows: pack, why: error.text });
    }
    done += pack.length;
    onProgress?.(done);
  }
  return { added, here, failed, left };
}
