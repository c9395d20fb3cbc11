import type {
  HiringInvitation,
  LiveInterview,
  Usage,
  WorkspaceSummary,
} from '../../../openapi/gen/types.gen.ts';
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

const dayOf = (at: Date) => at.toDateString();

/** Those whose time is on the day of the reader's clock and not over. */
export const heldToday = (interviews: readonly LiveInterview[], now: number) =>
  interviews.filter(({ starts_at: at }) => at !== null && dayOf(new Date(at)) === dayOf(new Date(now)));

/** The meters of a plan that have an end. */
export const limitedUsage = (usage: readonly Usage[]) => usage.filter(({ limit }) => limit !== null);
