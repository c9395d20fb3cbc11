import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DecisionKind } from '../../../../openapi/gen/types.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import { kindWords, useReasonChange } from './reasons.ts';

/** Adds reasons; empty again after each of them. */
export function AddReason() {
  const [added, setAdded] = useState(0);
  return <OneReason key={added} onAdded={() => setAdded(added + 1)} />;
}

function OneReason({ onAdded }: { readonly onAdded: () => void }) {
  const { notifications } = useStores();
  const { mutateAsync } = useReasonChange();
  const { values, field, ...form } = useForm({
    initial: { label: '', kind: 'reject', is_process: false },
    check: ({ label }) => ({ label: label.trim() === '' ? 'Enter a reason.' : undefined }),
    send: async ({ label, kind, is_process }) => {
      await mutateAsync((of) => of.add({ label, kind: kind as DecisionKind, is_process }));
      notifications.success(`“${label.trim()}” is offered now.`, 'Reason added');
      onAdded();
    },
  });
  return (
    <Box component="form" noValidate aria-label="Add reason" onSubmit={form.onSubmit}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <TextFormField {...field('label')} value={values.label} label="Reason" maxLength={80} required />
        </Box>
        <SelectField {...field('kind')} value={values.kind} label="Decision">
          <Options of={Object.entries(kindWords)} />
        </SelectField>
        {values.kind === 'reject' && (
          <CheckField {...field('is_process')} checked={values.is_process} label="Process reason" />
        )}
        <SubmitButton pending={form.isPending} pendingLabel="Adding">
          Add
        </SubmitButton>
      </Box>
    </Box>
  );
}
