import type { Engine, HiringReport, OverallRating } from '../../../openapi/gen/types.gen.ts';
import { overallWords } from '../../capabilities/hiring/rating-words.ts';

/** An engine in a few characters; its whole name stands in the title of where it is said. */
export const engineWords = ({ name, version }: Engine) => `${name === 'llm' ? 'AI' : 'Checklist'} ${version}`;

/** How often each verdict was given: `2 Yes, 1 No`. */
export function verdictWords(verdicts: readonly OverallRating[]): string {
  const counts = new Map<OverallRating, number>();
  for (const one of verdicts) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => `${count} ${overallWords[one]}`).join(', ');
}

const UNJUDGED: Readonly<Partial<Record<HiringReport['evaluation'], string>>> = {
  needs_human: 'Needs a person',
  people_only: 'People only',
};

/** What the answers came to; a checklist is a count and never beside a score. */
export function resultWords({ result, exact, evaluation }: HiringReport): string {
  const points = exact && `${exact.right}/${exact.planned} right`;
  const judged = result?.checklist
    ? `${result.checklist.found}/${result.checklist.of} checks`
    : (result?.overall ?? null);
  const found = [judged, points].filter((one) => one !== null);
  return found.length > 0 ? found.join(' · ') : result ? '–' : (UNJUDGED[evaluation] ?? 'Evaluating');
}
