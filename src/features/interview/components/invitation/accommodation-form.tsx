import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { silent } from '../../../../api/client.ts';
import { requestAccommodation } from '../../../../api/gen/sdk.gen.ts';
import type { AccommodationRequest } from '../../../../api/gen/types.gen.ts';
import { ErrorPanel } from '../../../../components/error-panel.tsx';
import { CheckField } from '../../../../components/form/check-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { storeInterview } from '../../queries.ts';
import { LongTextField } from '../long-text-field.tsx';
import { ChoiceCards } from '../practice/choice-cards.tsx';
import { accommodationProblem, extraTimes, noteMaxLength } from './accommodation-request.ts';

interface AccommodationFormProps {
  readonly interviewId: string;
  /** What was asked for and is not decided yet; else nothing. */
  readonly initial: AccommodationRequest;
  readonly label: string;
}

/** Asks for extra time, text only or breaks; a new request takes the place of one that waits. */
export function AccommodationForm({ interviewId, initial, label }: AccommodationFormProps) {
  const queries = useQueryClient();
  const [request, setRequest] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (body: AccommodationRequest) => {
      const { data } = await requestAccommodation({ ...silent, path: { interview_id: interviewId }, body });
      return data;
    },
    onSuccess: (interview) => storeInterview(queries, interview),
  });
  const change = (part: Partial<AccommodationRequest>) => {
    setProblem(null);
    setRequest((earlier) => ({ ...earlier, ...part }));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = accommodationProblem(request);
    setProblem(found);
    if (!found && !sending.isPending) sending.mutate(request);
  };

  return (
    <Box component="form" noValidate aria-label="Accommodations" onSubmit={submit}>
      <Stack spacing={2}>
        <ChoiceCards
          legend="Extra time"
          cardWidth={150}
          value={request.extra_time_percent}
          onChange={(percent) => change({ extra_time_percent: percent })}
          choices={extraTimes.map((percent) => ({
            value: percent,
            label: percent === 0 ? 'None' : `${percent}% more`,
          }))}
        />
        <CheckField
          name="text_only"
          label="Text only: nothing has to be spoken or heard"
          checked={request.text_only}
          onChange={({ target }) => change({ text_only: target.checked })}
        />
        <CheckField
          name="pauses"
          label="Breaks away from the screen, which nobody reads as a sign of anything"
          checked={request.pauses}
          onChange={({ target }) => change({ pauses: target.checked })}
        />
        <LongTextField
          label="Note (optional)"
          help="What the recruiter should know."
          minRows={2}
          value={request.note ?? ''}
          maxLength={noteMaxLength}
          error={null}
          onChange={(note) => change({ note })}
        />
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
