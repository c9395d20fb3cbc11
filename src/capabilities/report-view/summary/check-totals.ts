import type { CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';

type Counted = CompetencyFinding['checks'][number];

/** In how many of the usable answers of a report each check was found, in the order of the checks. */
export function checkTotals(competencies: readonly Pick<CompetencyFinding, 'checks'>[]): Counted[] {
  const totals = new Map<Counted['check'], Counted>();
  for (const one of competencies.flatMap(({ checks }) => checks)) {
    const { found = 0, of = 0 } = totals.get(one.check) ?? {};
    totals.set(one.check, { ...one, found: found + one.found, of: of + one.of });
  }
  return [...totals.values()].filter(({ of }) => of > 0);
}
