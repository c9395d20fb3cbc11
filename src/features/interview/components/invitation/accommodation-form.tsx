import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { AccommodationRequest } from '../../../../api/gen/types.gen.ts';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { AccommodationFields } from './accommodation-fields.tsx';
import { useAccommodationRequest } from './use-accommodation-request.ts';

interface AccommodationFormProps {
  readonly interviewId: string;
  /** What was asked for and is not decided yet; else nothing. */
  readonly initial: AccommodationRequest;
  readonly label: string;
}

/** Asks for extra time, text only or breaks; a new request takes the place of one that waits. */
export function AccommodationForm({ interviewId, initial, label }: AccommodationFormProps) {
  const { request, problem, sending, change, submit } = useAccommodationRequest(interviewId, initial);
  return (
    <Box component="form" noValidate aria-label="Accommodations" onSubmit={submit}>
      <Stack spacing={2}>
        <AccommodationFields request={request} onChange={change} />
        {problem && <Notice tone="error">{problem}</Notice>}
        {sending.isError && (
          <ErrorPanel title="Your request was not sent" error={sending.error} onRetry={() => submit()} />
        )}
        <SubmitButton pending={sending.isPending} variant="outlined" sx={{ alignSelf: { sm: 'flex-start' } }}>
          {label}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
