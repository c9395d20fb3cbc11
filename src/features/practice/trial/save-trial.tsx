import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateSession } from '../../../capabilities/interview/use-create-session.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { paths } from '../../../lib/paths.ts';
import { dropOtherTrials, type Trial } from '../../../stores/kept-trial.ts';

interface SaveTrialProps {
  readonly trial: Trial;
  /** Practice without it. */
  readonly onDrop: () => void;
}

/** Begins the first practice with what was answered on the home page, and opens it at the feedback on that. */
export function SaveTrial({ trial, onDrop }: SaveTrialProps) {
  const navigate = useNavigate();
  const { create, ...creation } = useCreateSession(({ _id }) => {
    dropOtherTrials(null);
    void navigate(paths.candidate.session(_id), { replace: true });
  }, trial.id);
  const { roleFamily: role_family, questionId: question_id, text } = trial;
  const save = () => create({ mode: 'trial', role_family, question_id, text });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is saved once, on arrival
  useEffect(save, []);

  return (
    <FocusedFrame backLabel="Dashboard">
      <PageHeader title="Saving your answer" />
      {creation.isError ? (
        <>
          <ErrorPanel title="Your answer isn’t saved yet" error={creation.error} onRetry={save} />
          <Box sx={{ mt: 2 }}>
            <Button variant="text" onClick={onDrop}>
              Practice without it
            </Button>
          </Box>
        </>
      ) : (
        <SkeletonLines rows={6} />
      )}
    </FocusedFrame>
  );
}
