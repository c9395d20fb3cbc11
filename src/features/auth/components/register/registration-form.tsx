import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';
import type { FormError } from '../../../../components/form/error-summary.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import type { FormFailureCause } from '../../../../components/form/use-form.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useTakingOver } from '../../../../components/use-taking-over.ts';
import { useStores } from '../../../../stores/context.tsx';

interface RegistrationFormProps {
  label: string;
  /** The feature without which nobody registers so. */
  closedBy?: string | null;
  summary: readonly FormError[];
  failure: FormFailureCause | null;
  isPending: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The fields. */
  children: ReactNode;
}

/** What surrounds the fields of every registration. */
export function RegistrationForm({
  label,
  closedBy,
  children,
  isPending,
  onSubmit,
  ...rest
}: RegistrationFormProps) {
  const { installation } = useStores();
  const isTakingOver = useTakingOver();
  if (closedBy && !isTakingOver && installation.closedFeatures.includes(closedBy))
    return <Notice tone="info">New accounts are by invitation only here.</Notice>;
  return (
    <Stack component="form" method="post" spacing={2.5} noValidate aria-label={label} onSubmit={onSubmit}>
      <FormFailure summary={rest.summary} failure={rest.failure} />
      {children}
      <SubmitButton pending={isPending} pendingLabel="Creating account">
        Create account
      </SubmitButton>
    </Stack>
  );
}
