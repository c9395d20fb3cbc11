import Typography from '@mui/material/Typography';
import type { OverallAssessment } from '../../../../../api/gen/types.gen.ts';
import { FigureLine } from './figure-line.tsx';

/** The weighted mean of the competencies, or why there is none. */
export function OverallScore({ overall }: { readonly overall: OverallAssessment }) {
  return (
    <div>
      <Typography component="h2" variant="h3">
        Overall AI score
      </Typography>
      {overall.score === null ? (
        <Typography color="textSecondary">{overall.note}</Typography>
      ) : (
        <>
          <FigureLine>{overall.score} of 100</FigureLine>
          <Typography color="textSecondary">The weighted mean of the competencies below.</Typography>
        </>
      )}
    </div>
  );
}
