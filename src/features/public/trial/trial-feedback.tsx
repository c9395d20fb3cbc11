import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { plainLabels } from '../../../capabilities/report-view/checks/check-labels.ts';
import { AnswerFindings } from '../../../capabilities/report-view/findings/answer-findings.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

interface TrialFeedbackProps {
  readonly feedback: SessionFeedback;
  readonly onEdit: () => void;
}

/** What was found in the answer, and the way to keep it. */
export function TrialFeedback({ feedback: { attempts, anchors }, onEdit }: TrialFeedbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const found = attempts[0]?.found;
  if (!found) return null;
  return (
    <>
      <Typography ref={heading} tabIndex={-1} component="h3" variant="h3" sx={{ outline: 'none' }}>
        Feedback on your answer
      </Typography>
      <AnswerFindings question={{ ...found, anchors }} labels={plainLabels} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <LinkButton
          to={paths.auth.candidateRegister({ next: paths.candidate.practice })}
          variant="contained"
          size="large"
        >
          Save this and practice on
        </LinkButton>
        <Button variant="outlined" size="large" onClick={onEdit}>
          Edit answer
        </Button>
      </Stack>
    </>
  );
}
