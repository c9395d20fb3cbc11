import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { consentDigest } from './consent-digest.ts';
import { ConsentItemField } from './consent-item-field.tsx';
import { useConsentForm } from './use-consent-form.ts';

/** What is captured during the interview, who sees it and for how long; each item is agreed to by itself. */
export function ConsentSection({ interview }: { readonly interview: InvitedInterview }) {
  const { current, choose, save, saving, undecided, isStored } = useConsentForm(interview);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  if (interview.consents.length === 0)
    return (
      <Panel title="What is captured">
        <Typography>Nothing besides your answers and their times.</Typography>
      </Panel>
    );
  return (
    <Panel title="What is captured">
      <Box component="form" noValidate onSubmit={submit}>
        <Stack spacing={3}>
          <Typography>
            Nothing of this is captured before you agree. Only the people who decide on this position see it,
            and you do; it is removed {interview.retention_days} days after the interview has closed. No face,
            gaze or emotion is judged, and nothing noted changes a score or ends an interview.
          </Typography>
          <ErrorSummary errors={undecided} title="Decide on every item, then save." />
          {interview.consents.map((consent) => (
            <ConsentItemField
              key={consent.item}
              consent={consent}
              digest={consentDigest(consent.item, interview)}
              isGiven={current[consent.item]}
              onChoose={(isGiven) => choose(consent.item, isGiven)}
            />
          ))}
          {saving.isError && (
            <ErrorPanel title="Your decisions were not saved" error={saving.error} onRetry={save} />
          )}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
            <SubmitButton pending={saving.isPending} variant="outlined">
              Save my decisions
            </SubmitButton>
            <Box role="status">{isStored && 'Your decisions are stored. You can change them here.'}</Box>
          </Stack>
        </Stack>
      </Box>
    </Panel>
  );
}
