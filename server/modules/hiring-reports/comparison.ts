import type {
  ComparedCell,
  ComparedDifference,
  ComparedFinding,
  ReportQuestion,
} from '../../../openapi/gen/types.gen.ts';
import type { StoredReport } from '../../platform/database/schema/reports.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import type { ScorecardRow } from '../scorecards/scorecard-repository.ts';

/** What an attempt is compared by. */
export interface Comparable {
  readonly interviewId: string;
  /** Of whose rubric it is the version. */
  readonly workspaceId: string;
  readonly rubricVersion: number;
  /** Null while it is not judged. */
  readonly engine: StoredEngine | null;
  readonly isLast: boolean;
}

/** The same for what may stand in one table: neither another engine, model nor prompt. */
export const engineKey = ({ name, version, ai }: StoredEngine): string =>
  JSON.stringify([name, version, ai?.model, ai?.prompt_version]);

/** The one that most are alike with; of several the first. */
export function referenceOf<One extends Comparable>([first, ...others]: readonly [One, ...One[]]): One {
  const all = [first, ...others];
  const alike = (one: One) => all.filter((other) => differencesOf(other, one).length === 0).length;
  return all.reduce((best, one) => (alike(one) > alike(best) ? one : best), first);
}

/** Why an attempt is not compared with another; empty where it is. Without a report only people are compared. */
export function differencesOf(one: Comparable, reference: Comparable): ComparedDifference[] {
  const isOtherRubric =
    one.workspaceId !== reference.workspaceId || one.rubricVersion !== reference.rubricVersion;
  const isOtherEngine =
    one.engine && reference.engine && engineKey(one.engine) !== engineKey(reference.engine);
  return [
    ...(one.interviewId === reference.interviewId ? [] : ['interview' as const]),
    ...(isOtherRubric ? ['rubric' as const] : []),
    ...(isOtherEngine ? ['engine' as const] : []),
    ...(one.isLast ? [] : ['attempt' as const]),
  ];
}

/** What people and the engine found of each competency. */
export function cellsOf(
  competencies: readonly { readonly id: string }[],
  team: readonly ScorecardRow[],
  report: StoredReport | null,
): ComparedCell[] {
  return competencies.map(({ id }) => ({
    competency_id: id,
    people: team.flatMap(({ scorecard, rater }) =>
      scorecard.ratings
        .filter(({ competency_id }) => competency_id === id)
        .map(({ score = null, citations }) => ({ rater, score, citations })),
    ),
    engine: report && findingOf(report, id),
  }));
}

function findingOf({ competencies, questions }: StoredReport, id: string): ComparedFinding | null {
  const finding = competencies.find(({ _id }) => _id === id);
  if (!finding) return null;
  const own = questions.filter(({ competency_id }) => competency_id === id);
  const of = finding.checks.reduce((sum, check) => sum + check.of, 0);
  return {
    score: finding.assessment?.score ?? null,
    checks: of > 0 ? { found: finding.checks.reduce((sum, { found }) => sum + found, 0), of } : null,
    quotes: unique(own.flatMap(quotesOf)),
    missing: unique(own.flatMap(missingIn)),
  };
}

const quotesOf = ({ checklist, assessment }: ReportQuestion) =>
  [...(checklist?.items.flatMap(({ evidence }) => evidence) ?? []), ...(assessment?.evidence ?? [])].map(
    ({ quote }) => quote,
  );

const missingIn = ({ checklist, assessment }: ReportQuestion) => [
  ...(checklist?.items.flatMap(({ missing }) => missing ?? []) ?? []),
  ...(assessment?.missing ?? []),
];

const unique = (texts: readonly string[]) => [...new Set(texts)];
