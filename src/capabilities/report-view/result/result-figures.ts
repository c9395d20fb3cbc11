import type { ReportResult } from '../../../../openapi/gen/types.gen.ts';

/** What one kind of judging came to: a count of checks, an AI score, or answers that were right. */
interface ResultFigure {
  readonly kind: 'checklist' | 'score' | 'exact';
  readonly name: string;
  /** "3/5". */
  readonly value: string;
}

/** Each figure apart: what a checklist counts, a model scores and a key holds is never added up. */
export function resultFigures({
  checklist,
  overall,
  competency_score,
  exact,
}: Omit<ReportResult, 'coverage'>): ResultFigure[] {
  const score = scoreText(overall, competency_score);
  const counted = exact ? exact.planned - (exact.needs_human ?? 0) - (exact.not_counted ?? 0) : 0;
  return [
    ...(checklist
      ? [{ kind: 'checklist' as const, name: 'Checklist', value: `${checklist.found}/${checklist.of}` }]
      : []),
    ...(score ? [{ kind: 'score' as const, name: 'AI score', value: score }] : []),
    ...(exact && counted > 0
      ? [{ kind: 'exact' as const, name: 'Right', value: `${exact.right}/${counted}` }]
      : []),
  ];
}

function scoreText(overall: number | null, ofCompetency: number | null): string | null {
  if (overall !== null) return `${overall}/100`;
  return ofCompetency === null ? null : `${oneDecimal.format(ofCompetency)}/5`;
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
