import Typography from '@mui/material/Typography';
import type { ExactSummary, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { otherAnswers } from '../../interview/coverage-words.ts';
import { pointsText } from '../findings/verdict-words.ts';
import { exactPoints, exactTitle } from './exact-points.ts';
import { FigureLine } from './figure-line.tsx';

interface ExactScoreProps {
  readonly exact: ExactSummary;
  readonly questions: readonly ReportQuestion[];
}

/** How many points the answers with a key or with cases earned, which is no score of a competency; nothing where none counts. */
export function ExactScore({ exact, questions }: ExactScoreProps) {
  const { needs_human, not_counted, planned } = exact;
  const { points, counted, unfinished } = exactPoints(exact, questions);
  if (counted === 0) return null;
  return (
    <div>
      <Typography component="h2" variant="h3">
        {exactTitle(questions)}
      </Typography>
      <FigureLine>{pointsText(points, counted)}</FigureLine>
      <Typography color="textSecondary">{partsOf(exact, counted)}</Typography>
      {counted < planned && (
        <Typography color="textSecondary">
          Left out of this: {otherAnswers({ needs_human, not_counted, unfinished }).join(', ')}.
        </Typography>
      )}
    </div>
  );
}

/** "1 right, 2 partly right." A skipped question counts among them: it can earn its point no more. */
function partsOf({ right, partly, wrong }: ExactSummary, counted: number): string {
  const parts = [
    ...(right > 0 ? [`${right} right`] : []),
    ...(partly > 0 ? [`${partly} partly right`] : []),
    ...(wrong > 0 ? [`${wrong} wrong`] : []),
    ...(counted > right + partly + wrong
      ? [`${counted - right - partly - wrong} skipped without a point`]
      : []),
  ];
  return `${parts.join(', ')}.`;
}
