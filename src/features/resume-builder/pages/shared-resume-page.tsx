import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResumeDraft, SharedResume } from '../../../../openapi/gen/types.gen.ts';
import { openSharedResume } from '../../../api/gen/sdk.gen.ts';
import { ResumePages } from '../../../capabilities/resume/pages/resume-pages.tsx';
import { useDrawing } from '../../../capabilities/resume/pages/use-drawing.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { TextFormField } from '../../../components/form/fields/form-field.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { downloadPdf } from '../content/download-pdf.ts';

/** A resume that somebody shares, to be read. */
export function SharedResumePage() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState('');
  const shared = useQuery({
    queryKey: ['shared-resume', token, password],
    queryFn: async () =>
      (await openSharedResume({ path: { share_token: token }, body: { password }, throwOnError: true })).data,
    // Each call counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded
      query={shared}
      errorTitle="This link could not be opened"
      wayBack={{ to: paths.resumes.home, label: 'Resume builder' }}
      rows={3}
      rowHeight={160}
    >
      {(data) => <Opened shared={data} onPassword={setPassword} />}
    </Loaded>
  );
}

interface OpenedProps {
  readonly shared: SharedResume;
  readonly onPassword: (password: string) => void;
}

function Opened({ shared: { status, resume, allows_download }, onPassword }: OpenedProps) {
  if (resume) return <ReadOnly resume={resume} allowsDownload={allows_download} />;
  if (status === 'expired' || status === 'revoked') {
    return (
      <>
        <PageHeader title="Shared resume" />
        <EmptyState title={status === 'expired' ? 'This link has expired' : 'This link was revoked'}>
          Ask the person who sent it for a new one.
        </EmptyState>
      </>
    );
  }
  return <PasswordForm isWrong={status === 'wrong_password'} onPassword={onPassword} />;
}

interface PasswordFormProps {
  readonly isWrong: boolean;
  readonly onPassword: (password: string) => void;
}

function PasswordForm({ isWrong, onPassword }: PasswordFormProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '') onPassword(typed);
  };
  return (
    <>
      <PageHeader title="Shared resume" />
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 360 }}>
        <TextFormField
          label="Password"
          type="password"
          autoComplete="off"
          value={typed}
          error={isWrong ? 'This password is wrong.' : undefined}
          helperText="This resume is protected. Ask the person who sent the link."
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" variant="contained" size="large">
            Open
          </Button>
        </div>
      </Box>
    </>
  );
}

interface ReadOnlyProps {
  readonly resume: ResumeDraft;
  readonly allowsDownload: boolean;
}

const ReadOnly = observer(function ReadOnly({ resume, allowsDownload }: ReadOnlyProps) {
  const drawing = useDrawing(resume);
  const { rendered } = drawing;
  const name = resume.content.basics.name || 'Resume';
  return (
    <>
      <PageHeader
        title={name}
        subtitle={resume.content.basics.label}
        actions={
          allowsDownload &&
          rendered && (
            <Button variant="contained" onClick={() => downloadPdf(rendered.pdf, name)}>
              Download PDF
            </Button>
          )
        }
      />
      <Box sx={{ maxWidth: 860, mx: 'auto' }}>
        <ResumePages drawing={drawing} label={`Resume of ${name}`} />
      </Box>
    </>
  );
});
