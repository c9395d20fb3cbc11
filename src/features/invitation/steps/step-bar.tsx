import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { BottomBar } from '../../../components/bottom-bar.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { type Step, steps } from './step.ts';

interface StepBarProps {
  readonly interview: InvitedInterview;
  readonly step: Step;
  /** What the main button of a step waits for. */
  readonly isWaiting: boolean;
  /** Leaves the choices, once they are all made and stored. */
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The one thing to do now, always in view, and the way back. */
export function StepBar(props: StepBarProps) {
  const before = steps[steps.indexOf(props.step) - 1];
  return (
    <BottomBar label="Go on" background="default">
      {before && (
        <LinkButton to={`?step=${before.id}`} variant="outlined" size="large">
          Back
        </LinkButton>
      )}
      <PrimaryAction {...props} />
    </BottomBar>
  );
}

function PrimaryAction({ interview, step, isWaiting, onContinue, onStart }: StepBarProps) {
  const { state, session_id: sessionId, start } = interview;
  const button = { variant: 'contained', size: 'large' } as const;
  if (state === 'in_progress' && sessionId !== null)
    return (
      <LinkButton {...button} to={paths.candidate.session(sessionId)}>
        Continue interview
      </LinkButton>
    );
  if (step.id === 'expect')
    return (
      <LinkButton {...button} to="?step=choices">
        Continue
      </LinkButton>
    );
  if (step.id === 'choices')
    return (
      <WaitingButton {...button} busy={isWaiting} onClick={onContinue}>
        Continue
      </WaitingButton>
    );
  if (start.reason === 'consent_missing' || start.reason === 'consent_declined')
    return (
      <LinkButton {...button} to="?step=choices">
        Go to your choices
      </LinkButton>
    );
  if (start.reason !== null)
    return (
      <LinkButton {...button} to={paths.candidate.interviews}>
        Your interviews
      </LinkButton>
    );
  return (
    <WaitingButton {...button} busy={isWaiting} onClick={onStart}>
      Start interview
    </WaitingButton>
  );
}
