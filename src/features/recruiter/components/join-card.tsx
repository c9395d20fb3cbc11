import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getJoinOffer, joinCompany } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { shortTextProblem } from '../../../lib/fields/short-text-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { joinLink } from '../../../stores/kept-link.ts';

/** The invitation of a colleague that this tab was opened with, if there is one. */
export function JoinCard() {
  const [token, setToken] = useState(joinLink.kept);
  if (!token) return null;
  const close = () => {
    joinLink.drop();
    setToken(null);
  };
  return <Invitation token={token} onClose={close} />;
}

interface InvitationProps {
  readonly token: string;
  readonly onClose: () => void;
}

function Invitation({ token, onClose }: InvitationProps) {
  const offer = useQuery({
    queryKey: ['join-offer', token],
    queryFn: async ({ signal }) => (await getJoinOffer({ body: { token }, signal, throwOnError: true })).data,
  });
  if (offer.isError) return <Notice tone="warning">{textOf(offer.error)}</Notice>;
  if (!offer.data) return null;
  const { company, invited_by: invitedBy } = offer.data;
  return (
    <Panel title={`Join ${company}`}>
      <Typography sx={{ mb: 2 }}>{invitedBy || 'A colleague'} invited you to the hiring team.</Typography>
      <JoinForm token={token} company={company} onClose={onClose} />
    </Panel>
  );
}

function JoinForm({ token, company, onClose }: InvitationProps & { readonly company: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { values, field, ...form } = useForm({
    initial: { job_title: '' },
    check: ({ job_title }) => ({ job_title: shortTextProblem(job_title, 'Enter your job title.') }),
    send: async ({ job_title }) => {
      await joinCompany({ body: { token, job_title: job_title.trim() }, throwOnError: true });
      joinLink.drop();
      await queries.invalidateQueries();
      await navigate(paths.recruiter.dashboard);
    },
  });
  return (
    <Stack component="form" spacing={2.5} noValidate aria-label={`Join ${company}`} onSubmit={form.onSubmit}>
      <FormFailure summary={form.summary} failure={form.failure} />
      <TextFormField
        {...field('job_title')}
        value={values.job_title}
        label="Your job title there"
        autoComplete="organization-title"
        required
      />
      <Stack direction="row" spacing={1}>
        <SubmitButton pending={form.isPending} pendingLabel="Joining">
          Join {company}
        </SubmitButton>
        <Button onClick={onClose}>Not now</Button>
      </Stack>
    </Stack>
  );
}

const textOf = (error: unknown) =>
  error instanceof ApiError ? error.text : 'The invitation could not be loaded.';
