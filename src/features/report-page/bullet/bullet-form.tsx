import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { BuiltResume, BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { getResumeOptions, getResumeQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { saveResume } from '../../../api/gen/sdk.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { FieldLabel } from '../../../components/form/fields/field-label.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { Options, PlainSelect } from '../../../components/form/fields/plain-select.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { bulletTargets, withBullet } from './add-bullet.ts';
import type { Quote } from './quotes.ts';

const MOST_CHARACTERS = 500;

interface BulletFormProps {
  readonly quotes: readonly Quote[];
  readonly resumes: readonly BuiltResumeSummary[];
  readonly onAdded: (resume: { readonly _id: string; readonly title: string }) => void;
  readonly onClose: () => void;
}

/** The quote, the words that the person makes of it, where it goes, and that it is true. */
export function BulletForm({ quotes, resumes, onAdded, onClose }: BulletFormProps) {
  const [quote, setQuote] = useState(0);
  const [bullet, setBullet] = useState('');
  const [resumeId, setResumeId] = useState(resumes[0]?._id ?? '');
  const [entry, setEntry] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const resume = useQuery(getResumeOptions({ path: { resume_id: resumeId } })).data;
  const targets = resume ? bulletTargets(resume.draft.content) : [];
  const target = targets.find(({ id }) => id === entry)?.id ?? targets[0]?.id ?? '';
  const add = useAddBullet(resumeId, onAdded);
  const problem =
    bullet.trim() === '' ? 'Write it in your own words.' : lengthProblem(bullet, MOST_CHARACTERS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem || !isConfirmed || !target || add.isPending) return;
    add.mutate({ target, bullet: bullet.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2.5}>
          {add.isError && (
            <Notice tone="error">
              {canBeTold(add.error) ? add.error.text : 'The resume was not changed. Try again.'}
            </Notice>
          )}
          <Choice label="What you said" value={String(quote)} onChange={(value) => setQuote(Number(value))}>
            {quotes.map(({ text, question }, index): [string, string] => [
              String(index),
              `Question ${question}: ${text.slice(0, 80)}`,
            ])}
          </Choice>
          <Typography component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
            {quotes[quote]?.text}
          </Typography>
          <LongTextField
            label="Your bullet point"
            minRows={2}
            maxLength={MOST_CHARACTERS}
            value={bullet}
            error={isTried ? problem : null}
            onChange={setBullet}
          />
          <Choice label="Resume" value={resumeId} onChange={setResumeId}>
            {resumes.map(({ _id, title }): [string, string] => [_id, title])}
          </Choice>
          {targets.length > 0 && (
            <Choice label="Entry" value={target} onChange={setEntry}>
              {targets.map(({ id, words }): [string, string] => [id, words])}
            </Choice>
          )}
          {resume && targets.length === 0 && (
            <Notice tone="warning">This resume has no work, project or volunteering to add to.</Notice>
          )}
          <CheckField
            name="bullet-confirmed"
            label="I did this, and these are my words"
            checked={isConfirmed}
            error={isTried && !isConfirmed ? 'Confirm it to add it.' : undefined}
            onChange={({ target: box }) => setConfirmed(box.checked)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <WaitingButton type="submit" variant="contained" busy={add.isPending}>
          Add
        </WaitingButton>
      </DialogActions>
    </form>
  );
}

/** Adds to the resume as it is by then, so that what was written elsewhere meanwhile stays. */
function useAddBullet(resumeId: string, onAdded: BulletFormProps['onAdded']) {
  const queries = useQueryClient();
  const path = { resume_id: resumeId };
  return useMutation({
    mutationFn: async ({ target, bullet }: { target: string; bullet: string }): Promise<BuiltResume> => {
      const { draft, version } = await queries.fetchQuery({ ...getResumeOptions({ path }), staleTime: 0 });
      const body = { base_version: version, draft: withBullet(draft, target, bullet) };
      return (await saveResume({ path, body, throwOnError: true })).data;
    },
    onSuccess: (resume) => {
      queries.setQueryData(getResumeQueryKey({ path }), resume);
      onAdded({ _id: resume._id, title: resume.draft.title });
    },
  });
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly [string, string])[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <PlainSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <Options of={children} />
      </PlainSelect>
    </div>
  );
}
