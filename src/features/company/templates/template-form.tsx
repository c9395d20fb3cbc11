import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { MailTemplate, MailTemplateList } from '../../../../openapi/gen/types.gen.ts';
import { listMailTemplatesQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { resetMailTemplate, saveMailTemplate } from '../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { TextAreaField } from '../../../components/form/fields/text-area-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useStores } from '../../../stores/context.tsx';
import { TemplatePreview } from './template-preview.tsx';

interface TemplateFormProps {
  readonly template: MailTemplate;
  readonly canChange: boolean;
}

/** Subject and text of one email, and the email that comes of them; owners change it. */
export function TemplateForm({ template, canChange }: TemplateFormProps) {
  const { kind, subject, body, variables, is_default: isDefault } = template;
  const queries = useQueryClient();
  const { confirm, notifications } = useStores();
  const take = (list: MailTemplateList) => queries.setQueryData(listMailTemplatesQueryKey(), list);
  const { values, field, ...form } = useForm({
    initial: { subject, body },
    check: (said) => ({
      subject: said.subject.trim() === '' ? 'Enter a subject.' : undefined,
      body: said.body.trim() === '' ? 'Enter a text.' : undefined,
    }),
    send: async (said) => {
      const { data } = await saveMailTemplate({ path: { mail_kind: kind }, body: said, throwOnError: true });
      take(data);
      notifications.success('Emails that leave from now on say it.', 'Email saved');
    },
  });
  const reset = async () => {
    const isSure = await confirm.ask({
      title: 'Reset to default?',
      message: 'Your text of this email is removed.',
      confirmLabel: 'Reset',
      variant: 'warning',
    });
    if (!isSure) return;
    const { data } = await resetMailTemplate({ path: { mail_kind: kind }, throwOnError: true });
    take(data);
  };
  return (
    <Box sx={columnsStyle}>
      <Box component="form" noValidate aria-label="Email" onSubmit={form.onSubmit} sx={{ minWidth: 0 }}>
        <FormFailure summary={form.summary} failure={form.failure} />
        <Box component="fieldset" disabled={!canChange} sx={fieldsStyle}>
          <TextFormField {...field('subject')} value={values.subject} label="Subject" autoComplete="off" />
          <TextAreaField
            {...field('body')}
            value={values.body}
            label="Text (Markdown)"
            maxLength={5000}
            note={`Variables: ${variables.map((name) => `{${name}}`).join(', ')}`}
          />
          {canChange && (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <SubmitButton pending={form.isPending} pendingLabel="Saving">
                Save
              </SubmitButton>
              {!isDefault && (
                <Button variant="outlined" onClick={() => void reset()}>
                  Reset to default
                </Button>
              )}
            </Box>
          )}
        </Box>
      </Box>
      <Box component="section" aria-labelledby="email-preview" sx={{ minWidth: 0 }}>
        <Typography id="email-preview" variant="body1" component="h3" sx={{ fontWeight: 600 }}>
          Preview
        </Typography>
        <TemplatePreview kind={kind} subject={values.subject} body={values.body} />
      </Box>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
} as const;

const fieldsStyle = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 } as const;
