import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FeedbackAttempt, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { AnchorsDisclosure } from '../../../capabilities/report-view/anchors/anchors-disclosure.tsx';
import { plainLabels } from '../../../capabilities/report-view/checks/check-labels.ts';
import { ChecklistPanel } from '../../../capabilities/report-view/findings/checklist-panel.tsx';
import { Transcript } from '../../../capabilities/report-view/transcript/transcript.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

interface TrialFeedbackProps {
  readonly feedback: SessionFeedback;
  readonly onEdit: () => void;
}

/** The one thing to add to the answer, the answer with its marks, and the way to keep it. */
export function TrialFeedback({ feedback: { attempts, anchors }, onEdit }: TrialFeedbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const found = attempts[0]?.found;
  const [turn] = found?.turns ?? [];
  if (!found || !turn) return null;
  const { title, text } = adviceOn(found);
  return (
    <>
      <div>
        <Typography ref={heading} tabIndex={-1} component="h3" variant="h3" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
      </div>
      <div>
        <Transcript turnId={turn._id} answer={turn.answer ?? ''} findings={found} labels={plainLabels} />
      </div>
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
      <Disclosure summary="Details">
        {found.checklist && <ChecklistPanel checklist={found.checklist} />}
        {anchors && <AnchorsDisclosure summary="What a strong answer shows" anchors={anchors} />}
      </Disclosure>
    </>
  );
}

/** What to add first, or why the answer could not be used. */
function adviceOn({ checklist, turns }: FeedbackAttempt['found']) {
  if (!checklist) return { title: 'This answer can’t be evaluated', text: turns[0]?.explanation ?? null };
  const gap = checklist.items.find(({ found }) => !found);
  return gap ? { title: 'Add one thing', text: gap.missing } : { title: 'Every part is there', text: null };
}
