import type { HiringInvitation, WorkspaceSummary } from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';

type Stages = readonly Pick<WorkspaceSummary, '_id' | 'title' | 'stages'>[];

/** How many active candidates are in the stages of all workspaces; those of one name are one, in their order. */
export function funnelOf(workspaces: Stages): { readonly name: string; readonly active: number }[] {
  const counts = new Map<string, number>();
  for (const { stages } of workspaces)
    for (const { name, active } of stages) counts.set(name, (counts.get(name) ?? 0) + active);
  return [...counts].map(([name, active]) => ({ name, active }));
}

/** Where candidates are longer than their stage allows. */
export const stuckIn = (workspaces: Stages) =>
  workspaces.flatMap(({ _id, title, stages }) =>
    stages.flatMap(({ _id: stage, name, stuck }) =>
      stuck === 0
        ? []
        : [
            {
              what: `${stuck} in ${name}`,
              workspace: title,
              to: paths.recruiter.workspace(_id, { view: 'table', stage }),
            },
          ],
    ),
  );

const SOON_MS = 48 * 60 * 60 * 1000;

/** Those whose deadline comes within 48 hours. */
export const expiringSoon = (invitations: readonly HiringInvitation[], now: number) =>
  invitations.filter(({ deadline }) => Date.parse(deadline) - now < SOON_MS);
