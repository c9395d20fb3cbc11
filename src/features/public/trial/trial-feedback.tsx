import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { additionTo } from '../../../capabilities/report-view/feedback/addition.ts';
import { FeedbackDetails } from '../../../capabilities/report-view/feedback/feedback-details.tsx';
import { labelsOf } from '../../../capabilities/report-view/feedback/feedback-labels.ts';
import { FeedbackMessage } from '../../../capabilities/report-view/feedback/feedback-message.tsx';
import { FoundLine } from '../../../capabilities/report-view/feedback/found-line.tsx';
import { MarkedAnswer } from '../../../capabilities/report-view/feedback/marked-answer.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

interface TrialFeedbackProps {
  readonly feedback: SessionFeedback;
  /** Opens the answer, at a place in it where something is to be added. */
  readonly onEdit: (at?: number) => void;
}

/** The one thing to add to the answer, as in a practice, the answer with its marks, and the way to keep it. */
export function TrialFeedback({ feedback: { attempts, anchors }, onEdit }: TrialFeedbackProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const found = attempts[0]?.found;
  if (!found) return null;
  const answer = { ...found, anchors };
  const addition = additionTo(answer);
  const labels = labelsOf(answer);
  return (
    <>
      <Box ref={message} tabIndex={-1} sx={{ outline: 'none' }}>
        <FeedbackMessage answer={answer} addition={addition} />
      </Box>
      <div>
        <MarkedAnswer
          answer={answer}
          labels={labels}
          addition={addition}
          onAdd={addition ? () => onEdit(addition.place.at) : undefined}
        />
      </div>
      <FoundLine answer={answer} labels={labels} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <LinkButton
          to={paths.auth.candidateRegister({ next: paths.candidate.practice })}
          variant="contained"
          size="large"
        >
          Save this and practice on
        </LinkButton>
        <Button variant="outlined" size="large" onClick={() => onEdit()}>
          Edit answer
        </Button>
      </Stack>
      <Disclosure summary="Details">
        <FeedbackDetails answer={answer} />
      </Disclosure>
    </>
  );
}
