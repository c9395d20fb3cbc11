import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { refreshResult } from '../../../capabilities/interview/queries.ts';
import { sentPlaceStyle, useSentFocus } from '../../../components/form/use-sent-focus.ts';
import { CorrectionForm } from './correction-form.tsx';
import { RequestNote } from './request-note.tsx';

interface TurnCorrectionsProps {
  readonly result: InterviewResult;
  readonly turn: Turn;
}

/** The corrections asked for of one answer, and the way to ask for one where it was given in words. */
export function TurnCorrections({ result, turn }: TurnCorrectionsProps) {
  const queries = useQueryClient();
  const { place, sent, noteSent } = useSentFocus();
  const close = async () => {
    await refreshResult(queries, result._id);
    noteSent();
  };
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Stack ref={place} role="status" tabIndex={-1} spacing={2} sx={sentPlaceStyle}>
        {result.requests
          .filter(({ turn_id }) => turn_id === turn._id)
          .map((request) => (
            <RequestNote key={request._id} request={request} />
          ))}
        {sent > 0 && <Typography>Your correction was sent.</Typography>}
      </Stack>
      {turn.answer && !turn.code && !turn.choices && (
        <CorrectionForm key={sent} result={result} turn={turn} onSent={close} />
      )}
    </Stack>
  );
}
