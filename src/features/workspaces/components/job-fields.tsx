import Box from '@mui/material/Box';
import type { WorkspaceFields } from '../../../../openapi/gen/types.gen.ts';
import { employmentWords } from '../../../capabilities/hiring/employment-words.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';

export const LONGEST_DESCRIPTION = 20_000;

interface JobFieldsProps {
  readonly job: WorkspaceFields;
  readonly onChange: (change: Partial<WorkspaceFields>) => void;
  readonly titleError: string | undefined;
}

/** What the role is. */
export function JobFields({ job, onChange, titleError }: JobFieldsProps) {
  const { title, department, location, employment_type: type, job_description: description } = job;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextFormField
        label="Title"
        name="title"
        value={title}
        maxLength={120}
        required
        autoComplete="off"
        error={titleError}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <TextFormField
          label="Department"
          name="department"
          value={department}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ department: target.value })}
        />
        <TextFormField
          label="Location"
          name="location"
          value={location}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onChange({ location: target.value })}
        />
      </Box>
      <SelectField
        label="Type"
        name="employment_type"
        value={type}
        onChange={({ target }) => onChange({ employment_type: target.value as typeof type })}
      >
        <Options of={Object.entries(employmentWords)} />
      </SelectField>
      <LongTextField
        label="Job description"
        value={description}
        maxLength={LONGEST_DESCRIPTION}
        error={lengthProblem(description, LONGEST_DESCRIPTION)}
        minRows={12}
        onChange={(words) => onChange({ job_description: words })}
      />
    </Box>
  );
}
