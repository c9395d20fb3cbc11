import type { ApplicationStatus, Funnel, Stage } from '../../../openapi/gen/types.gen.ts';

/** Applications that stand, or stood at the end, in one stage with one status. */
export interface StandingCount {
  readonly stageId: string;
  readonly status: ApplicationStatus;
  readonly count: number;
}

/** How many came how far: who stands behind a stage has passed it, and who moved back has not. */
export function funnelOf(
  stages: readonly Stage[],
  counts: readonly StandingCount[],
  medianDays: ReadonlyMap<string, number>,
): Funnel {
  const order = new Map(stages.map(({ _id }, at) => [_id, at]));
  const sum = (fits: (at: number, status: ApplicationStatus) => boolean) =>
    counts
      .filter(({ stageId, status }) => fits(order.get(stageId) ?? 0, status))
      .reduce((total, { count }) => total + count, 0);
  const ofStatus = (wanted: ApplicationStatus) => sum((_at, status) => status === wanted);
  return {
    stages: stages.map(({ _id, name }, here) => ({
      _id,
      name,
      entered: sum((at) => at >= here),
      passed: sum((at, status) => at > here || (at === here && status === 'hired')),
      median_days: medianDays.get(name) ?? null,
    })),
    active: ofStatus('active'),
    hired: ofStatus('hired'),
    rejected: ofStatus('rejected'),
    withdrawn: ofStatus('withdrawn'),
  };
}
