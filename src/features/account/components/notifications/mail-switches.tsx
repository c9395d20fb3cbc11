import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { silent } from '../../../../api/client.ts';
import { getCandidatePreferencesQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { updateCandidatePreferences } from '../../../../api/gen/sdk.gen.ts';
import type { CandidatePreferences } from '../../../../api/gen/types.gen.ts';
import { CheckField } from '../../../../components/form/check-field.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';

/** The mails that can be switched on and off; a choice counts at once. */
export function MailSwitches({ preferences }: { readonly preferences: CandidatePreferences }) {
  const queries = useQueryClient();
  const done = useDone();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (body: CandidatePreferences) => updateCandidatePreferences({ ...silent, body }),
    onMutate: done.clear,
    onSuccess: ({ data }) => {
      queries.setQueryData(getCandidatePreferencesQueryKey(), data);
      const text = data.report_ready_mail ? 'You get this mail from now on.' : 'You no longer get this mail.';
      done.say('Saved', text);
    },
  });
  const shown = isPending ? variables : preferences;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ActionFailure error={error} />
      <CheckField
        name="report_ready_mail"
        label="The report of a practice interview is ready"
        checked={shown.report_ready_mail}
        onChange={({ target }) => isPending || mutate({ report_ready_mail: target.checked })}
      />
      {done.note}
    </Stack>
  );
}
