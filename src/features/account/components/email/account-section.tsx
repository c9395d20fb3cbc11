import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { updateAccount } from '../../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { useForm } from '../../../../components/form/use-form.ts';
import { Panel } from '../../../../components/panel.tsx';
import { nameProblem } from '../../../../lib/fields/short-text-problem.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { useDone } from '../done.tsx';
import { Security } from '../security.tsx';
import { EmailChange } from './email-change.tsx';

/** Name and email address. */
export const AccountSection = observer(function AccountSection() {
  const { auth } = useStores();
  const emailHeading = useRef<HTMLHeadingElement>(null);
  if (!auth.user) return null;
  return (
    <>
      <Panel title="Name">
        <NameForm name={auth.user.full_name} />
      </Panel>
      <Panel title="Email address" headingRef={emailHeading}>
        <Security rows={3}>
          {(security) => (
            <EmailChange security={security} onFocusLost={() => emailHeading.current?.focus()} />
          )}
        </Security>
      </Panel>
    </>
  );
});

/** Changes the own name; everything that shows it follows. */
function NameForm({ name }: { readonly name: string }) {
  const { auth } = useStores();
  const done = useDone();
  const accountChanged = useAccountChanged();
  const { values, failure, summary, isPending, field, onSubmit } = useForm({
    initial: { full_name: name },
    keptAs: auth.user ? `name:${auth.user._id}` : undefined,
    check: ({ full_name }) => ({ full_name: nameProblem(full_name) }),
    send: async ({ full_name }) => {
      const { data } = await updateAccount({ body: { full_name: full_name.trim() } });
      auth.updateUser(data);
      void accountChanged();
      done.say('Name saved', `Your name is now ${data.full_name}.`);
    },
  });
  return (
    <Stack component="form" spacing={2} noValidate aria-label="Name" onSubmit={onSubmit}>
      <FormFailure summary={summary} failure={failure} />
      <TextFormField
        {...field('full_name')}
        value={values.full_name}
        label="Full name"
        autoComplete="name"
        required
      />
      {done.note}
      <SubmitButton pending={isPending} pendingLabel="Saving" sx={{ alignSelf: 'flex-start' }}>
        Save name
      </SubmitButton>
    </Stack>
  );
}
