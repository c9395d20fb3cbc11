import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { AnchorsDisclosure } from '../../../capabilities/report-view/anchors/anchors-disclosure.tsx';
import { ExactFeedback } from '../../../capabilities/report-view/feedback/exact-feedback.tsx';
import { BottomBar } from '../../../components/bottom-bar.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';

interface SkippedCardProps {
  readonly feedback: SessionFeedback;
  readonly actions: ReactNode;
  /** What else stands behind "Details". */
  readonly children: ReactNode;
}

/** What a skipped question asked for: a strong answer in words, else its key. */
export function SkippedCard({ feedback, actions, children }: SkippedCardProps) {
  const { anchors, attempts } = feedback;
  const found = attempts[0]?.found;
  const note = found?.assessment?.note;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 }, minWidth: 0 }}>
      {note && (
        <Typography role="status" sx={{ mb: 1 }}>
          {note}
        </Typography>
      )}
      {anchors && <AnchorsDisclosure summary="What a strong answer shows" isOpen anchors={anchors} />}
      {found?.exact && <ExactFeedback result={found.exact} />}
      <BottomBar label="After this feedback">{actions}</BottomBar>
      <Disclosure summary="Details">{children}</Disclosure>
    </Paper>
  );
}
