import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InterviewResult, Turn } from '../../../../api/gen/types.gen.ts';
import { refreshResult } from '../../queries.ts';
import { CorrectionForm } from './correction-form.tsx';
import { RequestNote } from './request-note.tsx';

interface TurnCorrectionsProps {
  readonly result: InterviewResult;
  readonly turn: Turn;
}

/** The corrections asked for of one answer, and the way to ask for one where it was given in words. */
export function TurnCorrections({ result, turn }: TurnCorrectionsProps) {
  const queries = useQueryClient();
  const notes = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState(0);
  // The form that was sent has closed.
  useEffect(() => {
    if (sent > 0) notes.current?.focus();
  }, [sent]);
  const close = async () => {
    await refreshResult(queries, result._id);
    setSent((count) => count + 1);
  };
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Stack ref={notes} role="status" tabIndex={-1} spacing={2} sx={notesStyle}>
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

const notesStyle = { '&:empty': { display: 'none' }, '&:focus-visible': { outline: 'none' } } as const;
