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
      <Panel title="E-mails you can choose">
        <Loaded query={preferences} errorTitle="Your choices could not be loaded">
          {(chosen) => <MailSwitches preferences={chosen} />}
        </Loaded>
      </Panel>
      <Panel title="E-mails that are always sent">
        <AlwaysSent />
      </Panel>
    </>
  );
}

/** Why some mails have no switch. */
function AlwaysSent() {
  return (
    <Typography>
      Codes that you ask for, and word of every change to how your account is protected: whoever took your
      account over could otherwise keep it from you.
    </Typography>
  );
}

const mails = {
  invitation_mail: 'You are invited to an interview, it has arrived, and it is evaluated',
  reminder_mail: 'The deadline of an interview comes near: 3 days and 1 day before',
  report_ready_mail: 'The report of a practice interview is ready',
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
      done.say('Saved', isOn ? 'You get this mail from now on.' : 'You no longer get this mail.');
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
