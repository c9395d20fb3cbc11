import type { CandidateTagging, TaggedCandidates } from '../../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalidFields, missing } from '../../../platform/problem.ts';
import { findMember } from '../../membership/membership-service.ts';
import { recordActivities } from '../../workspaces/activity-service.ts';
import { holdListed, retag } from './bulk-repository.ts';

/** As many as a candidate can have. */
const MOST_TAGS = 20;

/**
 * Gives candidates a tag or takes it off, as far as somebody works with them; tells whose tags are others now.
 * @throws HttpProblem 422 for a tag without a sign
 */
export async function tagCandidates(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { candidate_ids: ids, tag: written, action }: CandidateTagging,
): Promise<TaggedCandidates> {
  const tag = written.trim().replaceAll(/\s+/gu, ' ');
  if (tag === '') throw invalidFields(missing('tag'));
  const member = await findMember(db, userId);
  if (!member) return { changed: [], missed: ids.map((id) => missedAs(id, 'not_yours')) };
  const { companyId } = member;
  const at = now();
  return db.transaction(async (tx) => {
    const listed = await holdListed(tx, { companyId, userId }, ids);
    const mine = listed.flatMap(({ candidate, application }) =>
      application ? [{ ...candidate, application }] : [],
    );
    const others = mine.filter(({ tags }) => tags.includes(tag) !== (action === 'add'));
    const isFull = ({ tags }: (typeof mine)[number]) => action === 'add' && tags.length >= MOST_TAGS;
    const changed = others.filter((one) => !isFull(one));
    await retag(
      tx,
      changed.map(({ id }) => id),
      { tag, action, at },
    );
    for (const [workspaceId, there] of Map.groupBy(changed, ({ application }) => application.workspaceId))
      await recordActivities(
        tx,
        { companyId, workspaceId, actorId: userId, at },
        there.map(({ application }) => ({
          kind: 'candidate_changed',
          applicationId: application.id,
          change: { fields: ['tags'] },
        })),
      );
    const isMine = new Set(mine.map(({ id }) => id));
    return {
      changed: changed.map(({ id }) => id),
      missed: [
        ...ids.filter((id) => !isMine.has(id)).map((id) => missedAs(id, 'not_yours')),
        ...others.filter(isFull).map(({ id }) => missedAs(id, 'full')),
      ],
    };
  });
}

type Missed = TaggedCandidates['missed'][number];

const missedAs = (candidate_id: string, why: Missed['why']): Missed => ({ candidate_id, why });
