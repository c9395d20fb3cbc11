import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccommodationWishes } from '../../../../../openapi/gen/types.gen.ts';
import { getAccommodationWishesQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { updateAccommodationWishes } from '../../../../api/gen/sdk.gen.ts';
import {
  AccommodationFields,
  type Accommodations,
  accommodationNoteMaxLength,
} from '../../../../components/form/fields/accommodation-fields.tsx';
import { lengthProblem } from '../../../../components/form/fields/long-text-field.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useKeptValues, withKept } from '../../../../components/form/use-kept-values.ts';
import { Notice } from '../../../../components/notice.tsx';
import { formatAbsolute } from '../../../../lib/relative-time.ts';
import { useStores } from '../../../../stores/context.tsx';
import { ActionFailure } from '../action-failure.tsx';

/** What somebody needs in any interview, written once. */
export function WishesForm({ wishes }: { readonly wishes: AccommodationWishes }) {
  const { value, problem, error, isPending, isSaved, change, submit } = useWishesForm(wishes);
  return (
    <Stack component="form" spacing={2} noValidate aria-label="What you need" onSubmit={submit}>
      <AccommodationFields value={value} noteHelp="No need to share medical details." onChange={change} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <ActionFailure error={error} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <SubmitButton pending={isPending} pendingLabel="Saving">
          Save
        </SubmitButton>
        <Typography role="status">
          {isSaved && wishes.saved_at && `Saved ${formatAbsolute(Date.parse(wishes.saved_at))}`}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** The wishes as they are typed; the note is kept when the session ends before it is saved (D8). */
function useWishesForm({ saved_at: _time, ...saved }: AccommodationWishes) {
  const { auth } = useStores();
  const queries = useQueryClient();
  const keptAs = auth.user ? `wishes:${auth.user._id}` : undefined;
  const [value, setValue] = useState<Accommodations>(() => ({
    ...saved,
    ...withKept(keptAs, { note: saved.note }),
  }));
  useKeptValues(keptAs, { note: value.note }, { note: saved.note });
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (body: Accommodations) => updateAccommodationWishes({ body }),
    onSuccess: ({ data }) => queries.setQueryData(getAccommodationWishesQueryKey(), data),
  });
  const isSaved = JSON.stringify(inOrder(saved)) === JSON.stringify(inOrder(value));
  return {
    value,
    problem,
    error: sending.error,
    isPending: sending.isPending,
    isSaved,
    change(part: Partial<Accommodations>) {
      setProblem(null);
      setValue((earlier) => ({ ...earlier, ...part }));
    },
    submit(event: FormEvent) {
      event.preventDefault();
      const found = lengthProblem(value.note, accommodationNoteMaxLength);
      setProblem(found);
      if (!found && !sending.isPending) sending.mutate(value);
    },
  };
}

const inOrder = ({ extra_time_percent, text_only, pauses, note }: Accommodations) => [
  extra_time_percent,
  text_only,
  pauses,
  note.trim(),
];
