import type { ExactResult, ExactSummary } from '../../../../openapi/gen/types.gen.ts';

/** How many questions with a key or with code were answered how; null where there is no such question. */
export function exactSummary(results: readonly (ExactResult | null)[]): ExactSummary | null {
  const exact = results.flatMap((result) => result ?? []);
  if (exact.length === 0) return null;
  const count = (verdict: ExactResult['result']) => exact.filter(({ result }) => result === verdict).length;
  const needsHuman = count('needs_human');
  const notCounted = count('not_counted');
  return {
    right: count('right'),
    partly: count('partly'),
    wrong: count('wrong'),
    ...(needsHuman > 0 && { needs_human: needsHuman }),
    ...(notCounted > 0 && { not_counted: notCounted }),
    planned: exact.length,
  };
}
