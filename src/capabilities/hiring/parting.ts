import type { CompetencyFinding, HiringReview, Report, Scorecard } from '../../../openapi/gen/types.gen.ts';

/** From this difference on two scores part. */
const PARTS = 2;

/** What each rater scored a competency; undefined where they did not assess it. */
export const scoresOf = (team: readonly Scorecard[], competencyId: string) =>
  team.map(({ ratings }) => ratings.find(({ competency_id: id }) => id === competencyId));

/** How far people, or people and a model, are apart; null where there is nothing to compare. */
export function spreadOf(
  team: readonly Scorecard[],
  competencyId: string,
  modelScore: number | null,
): number | null {
  const scores = scoresOf(team, competencyId).flatMap((rating) => rating?.score ?? []);
  const all = modelScore === null ? scores : [...scores, modelScore];
  return all.length > 1 ? Math.max(...all) - Math.min(...all) : null;
}

/** Whether they are so far apart that their words are to be compared. */
export const isParted = (...of: Parameters<typeof spreadOf>): boolean => (spreadOf(...of) ?? 0) >= PARTS;

export const findingOf = (engine: Report | null, competencyId: string): CompetencyFinding | undefined =>
  engine?.competencies.find(({ _id }) => _id === competencyId);

/** What an engine says of a competency in a few characters: a count of checks, or a score, never both. */
export function engineWords(finding: CompetencyFinding | undefined): string {
  if (!finding) return '–';
  if (finding.assessment) return finding.assessment.score === null ? '–' : String(finding.assessment.score);
  const of = finding.checks.reduce((sum, one) => sum + one.of, 0);
  return of === 0 ? '–' : `${finding.checks.reduce((sum, one) => sum + one.found, 0)}/${of}`;
}

/** What an engine quotes for a competency, each once, and what it found missing. */
export function engineQuotes(engine: Report | null, competencyId: string) {
  const own = engine?.questions.filter(({ competency_id: id }) => id === competencyId) ?? [];
  const spans = own.flatMap(({ checklist, assessment }) => [
    ...(checklist?.items.flatMap(({ evidence }) => evidence) ?? []),
    ...(assessment?.evidence ?? []),
  ]);
  const missing = own.flatMap(({ checklist, assessment }) => [
    ...(checklist?.items.flatMap((item) => item.missing ?? []) ?? []),
    ...(assessment?.missing ?? []),
  ]);
  return { quotes: [...new Set(spans.map(({ quote }) => quote))], missing: [...new Set(missing)] };
}

/** Which engine judged an attempt, or why none did. */
export function engineNote({ engine, evaluation }: Pick<HiringReview, 'engine' | 'evaluation'>): string {
  if (engine) return engine.engine.label;
  if (evaluation === 'people_only') return 'The candidate chose people only';
  return evaluation === 'needs_human'
    ? 'The engine could not judge this attempt'
    : 'The engine is still evaluating';
}
