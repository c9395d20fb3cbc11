import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CandidatePreferences } from '../../../../../openapi/gen/types.gen.ts';
import {
  getCandidatePreferencesOptions,
  getCandidatePreferencesQueryKey,
} from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { updateCandidatePreferences } from '../../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../../components/form/fields/check-field.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';

/** Which mails a candidate wants, and which come anyway. */
export function NotificationsSection() {
  const preferences = useQuery(getCandidatePreferencesOptions());
  return (
    <>
      <Panel title="Emails you can turn off">
        <Loaded query={preferences} errorTitle="Your choices could not be loaded">
          {(chosen) => <MailSwitches preferences={chosen} />}
        </Loaded>
      </Panel>
      <Panel title="Always sent">
        <AlwaysSent />
      </Panel>
    </>
  );
}

/** Why some mails have no switch. */
function AlwaysSent() {
  return <Typography>Codes you ask for, and alerts about changes to your account’s security.</Typography>;
}

const mails = {
  invitation_mail: 'Invitations, and when your interview is received and evaluated',
  reminder_mail: 'Reminders 3 days and 1 day before a deadline',
  report_ready_mail: 'Practice report ready',
} as const satisfies Record<keyof CandidatePreferences, string>;

const names = Object.keys(mails) as (keyof CandidatePreferences)[];

/** The mails that can be switched on and off; a choice counts at once. */
function MailSwitches({ preferences }: { readonly preferences: CandidatePreferences }) {
  const queries = useQueryClient();
  const done = useDone();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (change: Partial<CandidatePreferences>) =>
      updateCandidatePreferences({ body: { ...preferences, ...change } }),
    onMutate: done.clear,
    onSuccess: ({ data }, change) => {
      queries.setQueryData(getCandidatePreferencesQueryKey(), data);
      const isOn = Object.values(change).includes(true);
      done.say('Saved', isOn ? 'You’ll get this email.' : 'You won’t get this email.');
    },
  });
  const shown = { ...preferences, ...(isPending && variables) };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ActionFailure error={error} />
      {names.map((name) => (
        <CheckField
          key={name}
          name={name}
          label={mails[name]}
          checked={shown[name]}
          onChange={({ target }) => isPending || mutate({ [name]: target.checked })}
        />
      ))}
      {done.note}
    </Stack>
  );
}
