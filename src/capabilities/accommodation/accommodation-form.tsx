import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import {
  AccommodationFields,
  type Accommodations,
} from '../../components/form/fields/accommodation-fields.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAccommodationRequest } from './use-accommodation-request.ts';

interface AccommodationFormProps {
  readonly interviewId: string;
  /** What it is filled in with; nothing is sent before it is submitted. */
  readonly initial: Accommodations;
  readonly onSent: (stored: InvitedInterview) => void;
}

/** Asks for extra time, text only or breaks; a new request takes the place of one that waits. */
export function AccommodationForm({ interviewId, initial, onSent }: AccommodationFormProps) {
  const { request, problem, sending, change, submit } = useAccommodationRequest(interviewId, initial, onSent);
  return (
    <Box component="form" noValidate aria-label="Accommodations" onSubmit={submit}>
      <Stack spacing={2}>
        <AccommodationFields value={request} noteHelp="What the recruiter should know." onChange={change} />
        {problem && <Notice tone="error">{problem}</Notice>}
        {sending.isError && (
          <ErrorPanel title="Your request was not sent" error={sending.error} onRetry={() => submit()} />
        )}
        <SubmitButton pending={sending.isPending} variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
          Send my request
        </SubmitButton>
      </Stack>
    </Box>
  );
}
