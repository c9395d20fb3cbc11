import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { createWorkspace } from '../workspaces/workspace-service.ts';
import { addCandidates } from './adding-service.ts';
import { findApplications } from './application-repository.ts';
import { moveApplications } from './application-service.ts';
import { demoWorkspaces } from './demo-workspaces.ts';

type DemoDeps = Pick<Deps, 'db' | 'now'>;

const DAY = 86_400_000;
/** How many days ago the candidates of a workspace came, so many at a time. */
const ARRIVALS = [18, 12, 7, 2];
/** Who went on: the first so many of a stage, to the next one, so many days ago. */
const MOVES = [
  ['applied', 'interview', 11, 10],
  ['interview', 'review', 5, 5],
  ['review', 'offer', 2, 1],
] as const;

/** Gives the demo's recruiter sample workspaces with candidates in several stages; those that are there stay as they are. */
export async function seedDemoWorkspaces({ db, now }: DemoDeps, recruiterId: string): Promise<void> {
  const start = now().getTime();
  const ago = (days: number) => ({ db, now: () => new Date(start - days * DAY) });
  for (const { id, request, candidates } of demoWorkspaces()) {
    if (await exists({ db, now }, recruiterId, id)) continue;
    await createWorkspace(ago(20), recruiterId, id, request);
    const batch = Math.ceil(candidates.length / ARRIVALS.length);
    for (const [nth, days] of ARRIVALS.entries())
      await addCandidates(ago(days), recruiterId, id, candidates.slice(nth * batch, (nth + 1) * batch));
    for (const [from, to, count, days] of MOVES)
      await moveOn(ago(days), recruiterId, { id, from, to, count });
  }
}

interface Step {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

async function moveOn(deps: DemoDeps, recruiterId: string, { id, from, to, count }: Step): Promise<void> {
  const { items } = await findApplications(deps.db, {
    userId: recruiterId,
    at: deps.now(),
    workspaceId: id,
    stages: [],
    q: '',
    stageId: from,
    status: 'active',
    sort: 'stage_since',
    page: 1,
    pageSize: count,
  });
  const moves = items.map(({ application }) => ({ application_id: application.id, from_stage_id: from }));
  if (moves.length > 0) await moveApplications(deps, recruiterId, id, { to_stage_id: to, moves });
}

async function exists({ db }: DemoDeps, recruiterId: string, id: string): Promise<boolean> {
  try {
    await openWorkspace(db, recruiterId, id, 'read');
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}
