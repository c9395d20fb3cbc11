import type {
  CandidateTagging,
  CompanyCandidate,
  TaggedCandidates,
} from '../../../../openapi/gen/types.gen.ts';
import { tagCandidates } from '../../../api/gen/sdk.gen.ts';
import { inBatches } from './batches.ts';
import type { BulkOutcome } from './bulk-status.tsx';
import { leftOut, people } from './words.ts';

type Tagging = Pick<CandidateTagging, 'tag' | 'action'>;

/** Tags any number of candidates, and tells how to take that back. */
export async function sendTags(
  rows: readonly CompanyCandidate[],
  { tag, action }: Tagging,
  refresh: () => Promise<unknown>,
): Promise<BulkOutcome> {
  const { answers, left, failure } = await inBatches(rows, async (some) => {
    const candidate_ids = some.map(({ _id }) => _id);
    return (await tagCandidates({ body: { candidate_ids, tag, action }, throwOnError: true })).data;
  }).finally(refresh);
  const changed = new Set(answers.flatMap((one) => one.changed));
  const back = action === 'add' ? 'remove' : 'add';
  const missed = (why: TaggedCandidates['missed'][number]['why']) =>
    answers.flatMap((one) => one.missed).flatMap((one) => (one.why === why ? [one.candidate_id] : []));
  return {
    words: [
      saidOf({ tag, action }, changed.size),
      ...leftOut(rows, missed('not_yours'), 'in no workspace you recruit for'),
      ...leftOut(rows, missed('full'), '20 tags already'),
      ...failure,
    ].join(' '),
    left,
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
