import { useEffect, useState } from 'react';
import type { Plan, PlanAudience } from '../../../../openapi/gen/types.gen.ts';
import { getBilling, listPlans } from '../../../api/gen/sdk.gen.ts';
import type { Role } from '../../../lib/role.ts';

interface Pricing {
  readonly plans: readonly Plan[] | undefined;
  /** The version of a plan that the person has. */
  readonly current: string | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The plans that an audience can choose, and which of them somebody has who is signed in. */
export function usePricing(audience: PlanAudience, role: Role | null): Pricing {
  const [plans, setPlans] = useState<readonly Plan[]>();
  const [current, setCurrent] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isOver = false;
    setError(undefined);
    listPlans({ query: { audience }, throwOnError: true }).then(
      ({ data }) => !isOver && setPlans(data.items),
      (cause: unknown) => !isOver && setError(cause),
    );
    return () => {
      isOver = true;
    };
  }, [audience, attempt]);

  useEffect(() => {
    if (role !== audience) return undefined;
    let isOver = false;
    getBilling({ throwOnError: true }).then(
      ({ data }) => !isOver && setCurrent(data.plan._id),
      // Without a company there is no plan; the page is as for everybody then.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [audience, role]);

  const isOf = plans?.every((plan) => plan.audience === audience);
  return { plans: isOf ? plans : undefined, current, error, retry: () => setAttempt(attempt + 1) };
}
