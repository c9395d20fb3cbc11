import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { previewDecisionMailOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { FieldOf } from '../../../components/form/fields/field-of.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import type { Here } from '../here.ts';

interface MailChoiceProps {
  readonly here: Here;
  readonly values: Readonly<Record<'mail' | 'mail_at', string>>;
  readonly field: FieldOf<'mail' | 'mail_at'>;
}

/** When the mail of a rejection leaves, and how it reads. */
export function MailChoice({ here, values, field }: MailChoiceProps) {
  const preview = useQuery(previewDecisionMailOptions({ path: here }));
  return (
    <Loaded query={preview} errorTitle="The email could not be loaded" rowHeight={64}>
      {({ to, reply_to, subject, text, next_working_day, time_zone }) => (
        <>
          <SelectField {...field('mail')} label="Email" value={values.mail}>
            <option value="next_working_day">
              Send {formatAbsolute(Date.parse(next_working_day), undefined, time_zone)}
            </option>
            <option value="at">Send at another time</option>
            <option value="none">Don’t send</option>
          </SelectField>
          {values.mail === 'at' && (
            <TextFormField
              {...field('mail_at')}
              value={values.mail_at}
              label="Send at"
              type="datetime-local"
            />
          )}
          {values.mail !== 'none' && (
            <Disclosure summary="Preview email">
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                To {to}, replies to {reply_to}
              </Box>
              <Box sx={{ fontWeight: 650, mt: 1 }}>{subject}</Box>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
            </Disclosure>
          )}
        </>
      )}
    </Loaded>
  );
}
