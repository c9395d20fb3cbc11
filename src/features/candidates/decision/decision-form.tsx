import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DecisionKind, DecisionRequest } from '../../../../openapi/gen/types.gen.ts';
import { listDecisionReasonsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { decide } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Loaded } from '../../../components/loaded.tsx';
import type { Here } from '../here.ts';
import { NoteField } from '../notes/note-field.tsx';
import { MailChoice } from './mail-choice.tsx';

interface DecisionFormProps {
  readonly here: Here;
  readonly kinds: readonly DecisionKind[];
  /** Told why where somebody else decided meanwhile. */
  readonly onDone: (text?: string) => void;
  readonly onChanged: () => Promise<void>;
}

const verbs: Readonly<Record<DecisionKind, string>> = { reject: 'Reject', hire: 'Hire', reopen: 'Reopen' };

type Fields = Record<'kind' | 'reason_id' | 'note' | 'mail' | 'mail_at', string>;

const requestOf = ({ kind, reason_id, note, mail, mail_at }: Fields): DecisionRequest => ({
  kind: kind as DecisionKind,
  reason_id,
  note,
  ...(kind === 'reject' && {
    mail: mail as NonNullable<DecisionRequest['mail']>,
    ...(mail === 'at' && { mail_at: new Date(mail_at).toISOString() }),
  }),
});

/** A person decides, with a reason; of a rejection the candidate gets a mail. */
export function DecisionForm({ here, kinds, onDone, onChanged }: DecisionFormProps) {
  const reasons = useQuery(listDecisionReasonsOptions());
  const root = useRef<HTMLFormElement>(null);
  const { values, field, failure, summary, isPending, onSubmit } = useForm<Fields>({
    initial: { kind: kinds[0] ?? '', reason_id: '', note: '', mail: 'next_working_day', mail_at: '' },
    check: ({ reason_id, kind, mail, mail_at }) => ({
      reason_id: reason_id === '' ? 'Choose a reason.' : undefined,
      mail_at: kind === 'reject' && mail === 'at' && !mail_at ? 'Choose a date and time.' : undefined,
    }),
    send: async (fields) => {
      try {
        await decide({ path: here, body: requestOf(fields) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'decided_meanwhile') throw error;
        await onChanged();
        return onDone(error.text);
      }
      await onChanged();
      onDone();
    },
  });
  useEffect(() => root.current?.querySelector<HTMLElement>('select')?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  const verb = verbs[values.kind as DecisionKind];
  return (
    <Box
      component="form"
      ref={root}
      noValidate
      aria-label="Decision"
      onSubmit={onSubmit}
      onKeyDown={press}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <FormFailure summary={summary} failure={failure} />
      {kinds.length > 1 && (
        <SelectField {...field('kind')} label="Decision" value={values.kind}>
          <Options of={kinds.map((kind) => [kind, verbs[kind]])} />
        </SelectField>
      )}
      <Loaded query={reasons} errorTitle="The reasons could not be loaded" rowHeight={32}>
        {({ items }) => (
          <SelectField {...field('reason_id')} label="Reason" value={values.reason_id}>
            <option value="">Choose…</option>
            <Options
              of={items.filter(({ kind }) => kind === values.kind).map(({ _id, label }) => [_id, label])}
            />
          </SelectField>
        )}
      </Loaded>
      <NoteField {...field('note')} label="Note (optional)" value={values.note} />
      {values.kind === 'reject' && <MailChoice here={here} values={values} field={field} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton pending={isPending} size="medium" title="Ctrl+Enter">
          {verb}
        </SubmitButton>
        <Button onClick={() => onDone()}>Cancel</Button>
      </Box>
    </Box>
  );
}
