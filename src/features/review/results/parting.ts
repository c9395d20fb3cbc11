import type { CompetencyFinding, Report, Scorecard } from '../../../../openapi/gen/types.gen.ts';

/** From this difference on two scores part. */
const PARTS = 2;

/** What each rater scored a competency; undefined where they did not assess it. */
export const scoresOf = (team: readonly Scorecard[], competencyId: string) =>
  team.map(({ ratings }) => ratings.find(({ competency_id: id }) => id === competencyId));

/** Whether people, or people and a model, are so far apart that their words are to be compared. */
export function isParted(
  team: readonly Scorecard[],
  competencyId: string,
  modelScore: number | null,
): boolean {
  const scores = scoresOf(team, competencyId).flatMap((rating) => rating?.score ?? []);
  const all = modelScore === null ? scores : [...scores, modelScore];
  return all.length > 1 && Math.max(...all) - Math.min(...all) >= PARTS;
}

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
