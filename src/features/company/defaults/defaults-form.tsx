import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { HiringDefaults } from '../../../../openapi/gen/types.gen.ts';
import { getHiringDefaultsQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { updateHiringDefaults } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import {
  type DefaultsFields,
  dayWords,
  defaultsOf,
  fieldsOf,
  hasNoDay,
  isNoCountOfDays,
  timeZones,
} from './defaults-fields.ts';

interface DefaultsFormProps {
  readonly defaults: HiringDefaults;
  readonly canChange: boolean;
}

const cameraWords = { none: 'Off', optional: 'Optional', required: 'Required' };

/** When mails leave, and what new interviews begin with; owners change it. */
export function DefaultsForm({ defaults, canChange }: DefaultsFormProps) {
  const queries = useQueryClient();
  const { notifications } = useStores();
  const { values, field, ...form } = useForm<DefaultsFields>({
    initial: fieldsOf(defaults),
    check: (fields) => ({
      Mon: hasNoDay(fields) ? 'Choose a working day.' : undefined,
      days_to_rate: isNoCountOfDays(fields.days_to_rate) ? 'Enter 1 to 30 days.' : undefined,
    }),
    send: async (fields) => {
      const { data } = await updateHiringDefaults({ body: defaultsOf(fields), throwOnError: true });
      queries.setQueryData(getHiringDefaultsQueryKey(), data);
      notifications.success('New decisions and interviews use them.', 'Defaults saved');
    },
  });
  return (
    <Box component="form" noValidate aria-label="Hiring defaults" onSubmit={form.onSubmit}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <Box component="fieldset" disabled={!canChange} sx={fieldsStyle}>
        <TextFormField
          {...field('time_zone')}
          value={values.time_zone}
          label="Time zone"
          helperText="For candidates whose own isn’t known."
          list="time-zones"
          autoComplete="off"
          placeholder="Europe/Berlin"
        />
        <datalist id="time-zones">
          {timeZones().map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Box component="fieldset" sx={plainStyle} aria-describedby="working-days-note">
          <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
            Working days
          </Box>
          <Typography id="working-days-note" variant="body2" color="textSecondary">
            Rejections leave on the next one at 9:00.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {dayWords.map((day) => (
              <CheckField key={day} {...field(day)} label={day} checked={values[day]} />
            ))}
          </Box>
        </Box>
        <TextFormField
          {...field('days_to_rate')}
          value={values.days_to_rate}
          label="Days to review a session"
          helperText="Reviewers get an email when it’s submitted and a day before it’s due."
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField {...field('camera')} value={values.camera} label="Camera in new interviews">
          <Options of={Object.entries(cameraWords)} />
        </SelectField>
        <CheckField
          {...field('notes_signals')}
          label="Note integrity signals in new interviews"
          checked={values.notes_signals}
        />
        {canChange && (
          <Box>
            <SubmitButton pending={form.isPending} pendingLabel="Saving">
              Save
            </SubmitButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const plainStyle = { m: 0, p: 0, border: 0, minWidth: 0 } as const;

const fieldsStyle = { ...plainStyle, display: 'grid', gap: 2, maxWidth: 640 } as const;
