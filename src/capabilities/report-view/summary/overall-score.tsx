import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { overallBasis } from '../scores/overall-basis.ts';
import { FigureLine } from './figure-line.tsx';

/** The weighted mean of the competencies with which of them it rests on, or why there is none; nothing of a checklist. */
export function OverallScore({ report }: { readonly report: Pick<Report, 'overall' | 'competencies'> }) {
  const { overall } = report;
  if (!overall) return null;
  return (
    <div>
      <Typography component="h2" variant="h3">
        AI score
      </Typography>
      {overall.score === null ? (
        <Typography color="textSecondary">{overall.note}</Typography>
      ) : (
        <>
          <FigureLine>{overall.score}/100</FigureLine>
          <Typography color="textSecondary">{overallBasis(report)}</Typography>
        </>
      )}
    </div>
  );
}
