import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { mailCandidates } from '../../../api/gen/sdk.gen.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { TextAreaField } from '../../../components/form/fields/text-area-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { BATCH, inBatches } from './batches.ts';
import { LetterPreview } from './letter-preview.tsx';
import { leftOut, type Named, people } from './words.ts';

interface MailOutcome<Row> {
  readonly words: string;
  /** How many were written to. */
  readonly reached: number;
  /** Those whom it did not come to, as it failed before. */
  readonly left: readonly Row[];
}

interface MailDialogProps<Row extends Named> {
  readonly rows: readonly Row[];
  /** Who is left out, as no application of theirs is open. */
  readonly ended?: readonly Row[];
  /** Where they are written to from; for each where they stand last without it. */
  readonly workspaceId?: string;
  readonly refresh: () => Promise<unknown>;
  readonly onDone: (outcome: MailOutcome<Row>) => void;
  readonly onClose: () => void;
}

/** Writes to candidates, each by a mail of their own, which is shown as the first one gets it. */
export function MailDialog<Row extends Named>(props: MailDialogProps<Row>) {
  const { rows, ended = [], workspaceId, refresh, onDone, onClose } = props;
  const from = workspaceId === undefined ? {} : { workspace_id: workspaceId };
  const [{ full_name: whom } = { full_name: '' }, ...others] = rows;
  const without = leftOut(
    ended,
    ended.map(({ _id }) => _id),
    'no open application',
  );
  const titleId = useId();
  const { values, field, ...form } = useForm({
    initial: { subject: '', body: '' },
    check: ({ subject, body }) => ({
      subject: subject.trim() === '' ? 'Enter a subject.' : undefined,
      body: body.trim() === '' ? 'Enter a text.' : undefined,
    }),
    send: async (said) => {
      const { answers, left, failure } = await inBatches(rows, (some) =>
        send(some, { ...said, ...from }),
      ).finally(refresh);
      const [mailed, missed] = [answers.flatMap((one) => one.mailed), answers.flatMap((one) => one.missed)];
      onDone({
        words: [
          mailed.length > 0 ? `${people(mailed.length)} emailed.` : 'Nobody was emailed.',
          ...leftOut(rows, missed, 'no open application you recruit for'),
          ...without,
          ...failure,
        ].join(' '),
        reached: mailed.length,
        left,
      });
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <Box component="form" noValidate onSubmit={form.onSubmit} sx={formStyle}>
        <DialogTitle id={titleId}>
          Email {others.length === 0 && workspaceId ? whom : people(rows.length)}
        </DialogTitle>
        <DialogContent>
          <FormFailure summary={form.summary} failure={form.failure} />
          {without.map((words) => (
            <Typography key={words} variant="body2" sx={{ mb: 2 }}>
              {words}
            </Typography>
          ))}
          <Box sx={columnsStyle}>
            <Stack spacing={2}>
              <TextFormField
                {...field('subject')}
                value={values.subject}
                label="Subject"
                autoComplete="off"
                maxLength={200}
                autoFocus
                required
              />
              <TextAreaField
                {...field('body')}
                value={values.body}
                label="Text"
                maxLength={5000}
                note="{name}, {company} and {title} are filled in for each. The greeting is added."
              />
            </Stack>
            <LetterPreview ids={rows.slice(0, BATCH).map(({ _id }) => _id)} from={from} {...values} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton size="medium" pending={form.isPending} pendingLabel="Sending">
            {workspaceId ? 'Send' : `Send ${rows.length}`}
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

async function send(
  some: readonly Named[],
  said: { readonly subject: string; readonly body: string; readonly workspace_id?: string },
) {
  const candidate_ids = some.map(({ _id }) => _id);
  return (await mailCandidates({ body: { ...said, candidate_ids }, throwOnError: true })).data;
}

/** The fields scroll; what sends them stays in view. */
const formStyle = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

const columnsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
