import Typography from '@mui/material/Typography';
import type { Report } from '../../../../../api/gen/types.gen.ts';
import { coveredAnswers, otherAnswers } from '../../../../../lib/interview/coverage-words.ts';
import { FigureLine } from './figure-line.tsx';

/** How many of the answers that count the report can speak of, and what became of the others. */
export function CoveredAnswers({ report }: { readonly report: Report }) {
  const { planned, percent } = report.coverage;
  const others = otherAnswers(report);
  return (
    <>
      <FigureLine>
        {coveredAnswers(report)}
        {planned > 0 && `\u00a0(${percent}%)`}
      </FigureLine>
      {others.length > 0 && (
        <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {others.join(', ')}.
        </Typography>
      )}
    </>
  );
}
