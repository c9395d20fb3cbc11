import { useQuery } from '@tanstack/react-query';
import type { BulkRejectionRequest } from '../../../openapi/gen/types.gen.ts';
import { listDecisionReasonsOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import { Options } from '../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../components/form/fields/select-field.tsx';

export interface ProcessReason {
  readonly reason_id: string;
  readonly mail: NonNullable<BulkRejectionRequest['mail']>;
}

export const noReason: ProcessReason = { reason_id: '', mail: 'next_working_day' };

interface ProcessReasonFieldsProps {
  readonly value: ProcessReason;
  readonly error: string | undefined;
  readonly onChange: (value: ProcessReason) => void;
}

/** Why several are rejected, in words that say nothing about them, and whether they are told. */
export function ProcessReasonFields({ value, error, onChange }: ProcessReasonFieldsProps) {
  const { data } = useQuery(listDecisionReasonsOptions());
  const reasons = (data?.items ?? []).filter(({ kind, is_process }) => kind === 'reject' && is_process);
  return (
    <>
      <SelectField
        name="process-reason"
        label="Reason"
        value={value.reason_id}
        error={error}
        onChange={({ target }) => onChange({ ...value, reason_id: target.value })}
      >
        <option value="">Choose</option>
        <Options of={reasons.map(({ _id, label }) => [_id, label])} />
      </SelectField>
      <SelectField
        name="process-mail"
        label="Email"
        value={value.mail}
        onChange={({ target }) =>
          onChange({ ...value, mail: target.value === 'none' ? 'none' : 'next_working_day' })
        }
      >
        <option value="next_working_day">Send next working day, 9:00 their time</option>
        <option value="none">Don’t send</option>
      </SelectField>
    </>
  );
}
