import type {
  CandidateTagging,
  CompanyCandidate,
  TaggedCandidates,
} from '../../../../openapi/gen/types.gen.ts';
import { tagCandidates } from '../../../api/gen/sdk.gen.ts';
import type { BulkOutcome } from './bulk-status.tsx';
import { leftOut, people } from './words.ts';

/** So many are tagged with one request. */
const BATCH = 500;

type Tagging = Pick<CandidateTagging, 'tag' | 'action'>;

/** Tags any number of candidates, and tells how to take that back. */
export async function sendTags(
  rows: readonly CompanyCandidate[],
  { tag, action }: Tagging,
  refresh: () => Promise<unknown>,
): Promise<BulkOutcome> {
  const done: TaggedCandidates = { changed: [], missed: [] };
  try {
    for (let at = 0; at < rows.length; at += BATCH) {
      const candidate_ids = rows.slice(at, at + BATCH).map(({ _id }) => _id);
      const { data } = await tagCandidates({ body: { candidate_ids, tag, action }, throwOnError: true });
      done.changed.push(...data.changed);
      done.missed.push(...data.missed);
    }
  } finally {
    await refresh();
  }
  const changed = new Set(done.changed);
  const back = action === 'add' ? 'remove' : 'add';
  const missed = (why: (typeof done.missed)[number]['why']) =>
    done.missed.flatMap((one) => (one.why === why ? [one.candidate_id] : []));
  return {
    words: [
      saidOf({ tag, action }, done.changed.length),
      ...leftOut(rows, missed('not_yours'), 'in no workspace you recruit for'),
      ...leftOut(rows, missed('full'), '20 tags already'),
    ].join(' '),
    undo:
      changed.size === 0
        ? undefined
        : async () => {
            const again = rows.filter(({ _id }) => changed.has(_id));
            return { words: (await sendTags(again, { tag, action: back }, refresh)).words };
          },
  };
}

const saidOf = ({ tag, action }: Tagging, count: number): string => {
  if (count === 0) return action === 'add' ? `Nobody lacked “${tag}”.` : `Nobody had “${tag}”.`;
  return `${people(count)}: tag “${tag}” ${action === 'add' ? 'added' : 'removed'}.`;
};
