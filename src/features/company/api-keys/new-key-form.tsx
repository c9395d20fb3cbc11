import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiKeyScope } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { listApiKeysQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { createApiKey } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { scopeWords } from './scope-words.ts';

interface NewKeyFormProps {
  /** With the key itself. */
  readonly onMade: (key: string) => void;
}

/** Names a key and chooses what it reads. */
export function NewKeyForm({ onMade }: NewKeyFormProps) {
  const queries = useQueryClient();
  const { values, field, ...form } = useForm({
    initial: { name: '', days: '90', workspaces: true, candidates: false, reports: false },
    check: ({ name, workspaces, candidates, reports }) => ({
      name: name.trim() === '' ? 'Enter a name.' : undefined,
      workspaces: workspaces || candidates || reports ? undefined : 'Choose what it can read.',
    }),
    send: async ({ name, days, ...chosen }) => {
      const scopes = kinds.filter((kind) => chosen[kind]).map((kind): ApiKeyScope => `${kind}:read`);
      const { data } = await createApiKey({
        ...taking(() => true),
        body: { name: name.trim(), scopes, expires_in_days: Number(days) || null },
        throwOnError: true,
      });
      await queries.invalidateQueries({ queryKey: listApiKeysQueryKey() });
      onMade(data.key);
    },
  });
  return (
    <Box component="form" noValidate aria-label="New key" onSubmit={form.onSubmit}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <Box sx={{ maxWidth: 480 }}>
        <TextFormField
          {...field('name')}
          value={values.name}
          label="Name"
          helperText="What uses it, such as your HR system."
          autoComplete="off"
          required
        />
      </Box>
      <Box sx={{ maxWidth: 240, my: 1 }}>
        <SelectField {...field('days')} value={values.days} label="Expires">
          <Options of={LIFETIMES} />
        </SelectField>
      </Box>
      {kinds.map((kind) => (
        <CheckField key={kind} {...field(kind)} label={scopeWords[`${kind}:read`]} checked={values[kind]} />
      ))}
      <Box sx={{ mt: 1 }}>
        <SubmitButton pending={form.isPending} pendingLabel="Creating">
          Create key
        </SubmitButton>
      </Box>
    </Box>
  );
}

const LIFETIMES = [
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
  ['', 'Never'],
] as const;

const kinds = ['workspaces', 'candidates', 'reports'] as const;
