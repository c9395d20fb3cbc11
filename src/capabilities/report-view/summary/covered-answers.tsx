import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { coveredAnswers, otherAnswers } from '../../interview/coverage-words.ts';
import { FigureLine } from './figure-line.tsx';

/** Of how many questions the report can speak, and what became of the others; a share only where all of them could count. */
export function CoveredAnswers({ report }: { readonly report: Report }) {
  const { percent, not_counted: notRun = 0 } = report.coverage;
  const others = otherAnswers(report.coverage);
  return (
    <>
      <FigureLine>
        {coveredAnswers(report)}
        {notRun === 0 && `\u00a0(${percent}%)`}
      </FigureLine>
      {others.length > 0 && (
        <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {others.join(', ')}.
        </Typography>
      )}
    </>
  );
}
