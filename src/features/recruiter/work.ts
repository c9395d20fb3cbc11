import type { WorkspaceSummary } from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';

/** Candidates who wait in a stage of a workspace. */
export interface Work {
  readonly what: string;
  readonly workspace: string;
  readonly to: string;
}

/** What waits in open workspaces: first who is stuck, then who was added and not looked at yet. */
export function workIn(workspaces: readonly WorkspaceSummary[]): Work[] {
  const stuck = workspaces.flatMap(({ _id, title, stages }) =>
    stages.flatMap(({ _id: stage, name, stuck: count }) => {
      const to = paths.recruiter.workspace(_id, { view: 'table', stage });
      return count === 0 ? [] : [{ what: `${count} stuck in ${name}`, workspace: title, to }];
    }),
  );
  const added = workspaces.flatMap(({ _id, title, stages: [first] }) => {
    if (!first || first.active === 0) return [];
    const to = paths.recruiter.workspace(_id, { view: 'table', stage: first._id });
    return [{ what: `${first.active} in ${first.name}`, workspace: title, to }];
  });
  return [...stuck, ...added];
}
