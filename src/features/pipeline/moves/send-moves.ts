import type { ApplicationSummary, StageMoved } from '../../../../openapi/gen/types.gen.ts';
import { listActivity, moveApplications } from '../../../api/gen/sdk.gen.ts';

/** As many as one call takes. */
const AT_ONCE = 500;

/** Moves candidates who are where they were seen; any number of them. */
export async function sendMoves(
  workspaceId: string,
  rows: readonly ApplicationSummary[],
  to: string,
): Promise<StageMoved> {
  const all: StageMoved = { moved: [], missed: [] };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const moves = rows
      .slice(from, from + AT_ONCE)
      .map(({ _id, stage_id }) => ({ application_id: _id, from_stage_id: stage_id }));
    const path = { workspace_id: workspaceId };
    const { data } = await moveApplications({ path, body: { to_stage_id: to, moves }, throwOnError: true });
    all.moved.push(...data.moved);
    all.missed.push(...data.missed);
  }
  return all;
}

/** Who last put a candidate into another stage; undefined where nobody is known. */
export async function lastMover(workspaceId: string, candidateId: string): Promise<string | undefined> {
  const { data } = await listActivity({
    path: { workspace_id: workspaceId },
    query: { candidate_id: candidateId },
    throwOnError: true,
  });
  return data.items.find(({ kind }) => kind === 'stage_changed')?.actor?.full_name;
}
