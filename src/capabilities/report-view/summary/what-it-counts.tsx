import Typography from '@mui/material/Typography';
import type { CompetencyAssessment, Engine } from '../../../../openapi/gen/types.gen.ts';
import { type AiScored, hasAiScores } from '../origin/has-ai-scores.ts';

interface Counted extends AiScored {
  readonly engine: Pick<Engine, 'name'>;
  /** None where nothing was asked in words. */
  readonly competencies: readonly { readonly assessment: Pick<CompetencyAssessment, 'score'> | null }[];
}

/** What the figures beside the questions are, and what they are not. */
export function WhatItCounts({ report }: { readonly report: Counted }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {wordsFor(report)}
    </Typography>
  );
}

function wordsFor(report: Counted): string {
  if (report.competencies.length === 0) return 'No engine judged these.';
  if (report.engine.name === 'llm') return aiWordsFor(report);
  return 'The checklist counts evidence. It does not judge correctness.';
}

function aiWordsFor(report: Counted): string {
  if (hasAiScores(report)) return 'AI scores from 1 to 5. They are no recommendation.';
  const isOfSkips = report.competencies.some(({ assessment }) => assessment && assessment.score !== null);
  return isOfSkips ? 'The AI gave no score here. A skip counts as 1.' : 'The AI gave no score here.';
}
