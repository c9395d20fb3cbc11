import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CandidateEntry, CandidateRef } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { emailProblem } from '../../../lib/fields/email-problem.ts';
import { shortTextProblem } from '../../../lib/fields/short-text-problem.ts';
import { addRows, checkEntries } from '../check/ask-server.ts';

type Fields = Record<'full_name' | 'email' | 'phone' | 'source' | 'tags', string>;

const nobody: Fields = { full_name: '', email: '', phone: '', source: '', tags: '' };

const entryOf = ({ full_name, email, phone, source, tags }: Fields): CandidateEntry => ({
  full_name: full_name.trim(),
  email: email.trim(),
  phone,
  source,
  tags: tags.split(',').flatMap((tag) => tag.trim() || []),
});

interface OneCandidateProps {
  readonly workspaceId: string;
  readonly onAdded: (name: string) => void;
}

/** Adds one candidate; one who may be known under another address is asked about first. */
export function OneCandidate({ workspaceId, onAdded }: OneCandidateProps) {
  const queries = useQueryClient();
  const [duplicate, setDuplicate] = useState<CandidateRef | null>(null);
  const isAgreed = useRef(false);
  const { values, failure, summary, isPending, field, onSubmit } = useForm<Fields>({
    initial: nobody,
    check: ({ full_name, email }) => ({
      full_name: shortTextProblem(full_name, 'Enter a name.'),
      email: emailProblem(email),
    }),
    send: async (fields) => {
      const entry = entryOf(fields);
      const [checked] = await checkEntries({ workspaceId }, [entry]);
      if (!checked) return;
      if (checked.errors.length > 0) throw refused('Check the marked fields.', checked.errors);
      if (checked.state === 'here')
        throw refused('', [{ field: 'email', message: 'Somebody with this address is here already.' }]);
      if (checked.duplicate && !isAgreed.current) return setDuplicate(checked.duplicate);
      const row = { number: 1, entry, checked, isSkipped: false };
      const { added, failed } = await addRows({ workspaceId }, [row]);
      if (added === 0) throw refused(failed[0]?.why ?? 'Nobody was added.', []);
      await queries.invalidateQueries();
      onAdded(entry.full_name);
    },
  });
  const addAnyway = () => {
    isAgreed.current = true;
    setDuplicate(null);
    onSubmit();
  };
  useKeyChord('Enter', () => onSubmit());
  return (
    <Box component="form" noValidate aria-label="Candidate" onSubmit={onSubmit} sx={formStyle}>
      <FormFailure summary={summary} failure={failure} />
      {duplicate && (
        <Notice tone="warning">
          <Typography>
            Your company knows {duplicate.full_name} at {duplicate.email}.
          </Typography>
          <Button variant="outlined" sx={{ mt: 1 }} onClick={addAnyway}>
            Add as another person
          </Button>
        </Notice>
      )}
      <TextFormField
        {...field('full_name')}
        value={values.full_name}
        label="Name"
        autoComplete="off"
        required
      />
      <TextFormField
        {...field('email')}
        value={values.email}
        label="Email"
        type="email"
        autoComplete="off"
        required
      />
      <TextFormField
        {...field('phone')}
        value={values.phone}
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
      />
      <TextFormField
        {...field('source')}
        value={values.source}
        label="Source (optional)"
        autoComplete="off"
      />
      <TextFormField
        {...field('tags')}
        value={values.tags}
        label="Tags (optional)"
        helperText="Separate with commas."
        autoComplete="off"
      />
      <Box>
        <SubmitButton pending={isPending} pendingLabel="Adding" title="Ctrl+Enter">
          Add candidate
        </SubmitButton>
      </Box>
    </Box>
  );
}

const refused = (text: string, fieldErrors: { field: string; message: string }[]) =>
  new ApiError({ kind: 'http', title: 'Not added', text, status: 422, fieldErrors });

const formStyle = { display: 'grid', gap: 2, maxWidth: 480 } as const;
