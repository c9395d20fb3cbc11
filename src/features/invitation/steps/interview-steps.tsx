import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { useConsentForm } from '../../../capabilities/consent/use-consent-form.ts';
import { checkButtonId } from '../../../capabilities/device-check/check-button.tsx';
import { useDeviceCheck } from '../../../capabilities/device-check/use-device-check.ts';
import { startAtOnce } from '../../../capabilities/interview/start-at-once.ts';
import { useCreateSession } from '../../../capabilities/interview/use-create-session.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { ErrorSummary, type FormError } from '../../../components/form/error-summary.tsx';
import { paths } from '../../../lib/paths.ts';
import { ChoicesStep } from './choices-step.tsx';
import { deviceNeeds } from './device-needs.ts';
import { ExpectStep } from './expect-step.tsx';
import { LeaveSection } from './leave-section.tsx';
import { ReadyStep } from './ready-step.tsx';
import { StatusNotice } from './status-notice.tsx';
import { StepBar } from './step-bar.tsx';
import { StepNav } from './step-nav.tsx';
import { useStep } from './use-step.ts';

/** The three steps to an attempt, one at a time. */
export function InterviewSteps({ interview }: { readonly interview: InvitedInterview }) {
  const { step, heading } = useStep(interview);
  const navigate = useNavigate();
  const consents = useConsentForm(interview);
  const check = useDeviceCheck(deviceNeeds(interview));
  const creation = useCreateSession(
    ({ _id }) => void navigate(paths.candidate.session(_id), { state: startAtOnce(_id) }),
  );
  const [unchecked, setUnchecked] = useState<readonly FormError[]>([]);

  const goOn = async () => {
    if (await consents.settle()) void navigate('?step=ready');
  };
  const create = () => creation.create({ mode: 'ai', interview_id: interview._id });
  const start = () => {
    setUnchecked(
      check.missing.map((device) => ({
        message: `This interview requires your ${device}.`,
        fieldId: checkButtonId(device),
      })),
    );
    if (check.missing.length === 0) create();
  };

  return (
    <>
      <StepNav open={step} />
      <Stack spacing={3} sx={{ pb: 3 }}>
        <StatusNotice interview={interview} />
        <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {step.name}
        </Typography>
        {step.id === 'expect' && (
          <>
            <ExpectStep interview={interview} />
            <LeaveSection interview={interview} />
          </>
        )}
        {step.id === 'choices' && <ChoicesStep interview={interview} consents={consents} />}
        {step.id === 'ready' && (
          <>
            <ReadyStep interview={interview} check={check} />
            <ErrorSummary title="Check this first" errors={check.missing.length > 0 ? unchecked : noErrors} />
            {creation.isError && (
              <ErrorPanel title="The interview was not started" error={creation.error} onRetry={create} />
            )}
          </>
        )}
      </Stack>
      <StepBar
        interview={interview}
        step={step}
        isWaiting={step.id === 'choices' ? consents.isSettling : creation.isPending}
        onContinue={() => void goOn()}
        onStart={start}
      />
    </>
  );
}

const noErrors: readonly FormError[] = [];
