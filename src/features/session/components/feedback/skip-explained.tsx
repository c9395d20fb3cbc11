import Typography from '@mui/material/Typography';
import type { SessionFeedback } from '../../../../../openapi/gen/types.gen.ts';
import { AnchorsDisclosure } from '../../../../capabilities/report-view/anchors/anchors-disclosure.tsx';
import { ExactPanel } from '../../../../capabilities/report-view/findings/exact-panel.tsx';

/** What a skipped question asked for: a strong answer in words, else its key. */
export function SkipExplained({ feedback: { anchors, attempts } }: { readonly feedback: SessionFeedback }) {
  if (anchors) return <AnchorsDisclosure summary="What a strong answer shows" isOpen anchors={anchors} />;
  const exact = attempts[0]?.found.exact;
  if (!exact) return null;
  return (
    <div>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Explanation
      </Typography>
      <ExactPanel result={exact} />
    </div>
  );
}
