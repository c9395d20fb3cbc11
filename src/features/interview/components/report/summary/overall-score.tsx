import Typography from '@mui/material/Typography';
import type { OverallAssessment } from '../../../../../api/gen/types.gen.ts';

/** The weighted mean of the competencies, or why there is none. */
export function OverallScore({ overall }: { readonly overall: OverallAssessment }) {
  return (
    <div>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        Overall AI score
      </Typography>
      {overall.score === null ? (
        <Typography color="textSecondary">{overall.note}</Typography>
      ) : (
        <>
          <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>{overall.score} of 100</Typography>
          <Typography color="textSecondary">The weighted mean of the competencies below.</Typography>
        </>
      )}
    </div>
  );
}
