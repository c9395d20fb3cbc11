import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AccommodationWishes } from '../../../../../openapi/gen/types.gen.ts';
import { AccommodationFields } from '../../../../components/form/fields/accommodation-fields.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { formatAbsolute } from '../../../../lib/relative-time.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useWishesForm } from './use-wishes-form.ts';

/** What somebody needs in any interview, written once. */
export function WishesForm({ wishes }: { readonly wishes: AccommodationWishes }) {
  const { value, problem, error, isPending, isSaved, change, submit } = useWishesForm(wishes);
  return (
    <Stack component="form" spacing={2} noValidate aria-label="What you need" onSubmit={submit}>
      <AccommodationFields
        value={value}
        noteHelp="In your own words. You need not give reasons of health."
        onChange={change}
      />
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
