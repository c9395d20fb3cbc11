import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import {
  getCandidateProfileOptions,
  listResumesOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ResumeImport } from '../../../capabilities/resume-import/review/resume-import.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { DefaultResume } from '../components/default-resume.tsx';

/** As many as somebody can have. */
const ALL = { page_size: 100 };

/** Which resume stands for a candidate elsewhere, and the ways to another one. */
export function ResumePage() {
  const { auth } = useStores();
  const queries = useQueryClient();
  const resumes = useQuery(listResumesOptions({ query: ALL }));
  const [created, setCreated] = useState<BuiltResume | null>(null);
  const profile = async () => {
    const { readProfile } = await import(
      /* webpackChunkName: "read-resume" */ '../../../capabilities/resume-import/read-profile.ts'
    );
    const said = await queries.fetchQuery(getCandidateProfileOptions());
    return readProfile(said, auth.user ?? { full_name: '', email: '' });
  };
  return (
    <>
      <PageHeader
        title="Resume"
        actions={
          <LinkButton to={paths.resumes.home} variant="outlined">
            Resume builder
          </LinkButton>
        }
      />
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        {created && (
          <Notice tone="info">
            “{created.draft.title}” was created.{' '}
            <TextLink to={paths.resumes.one(created._id)}>Edit it</TextLink>
          </Notice>
        )}
        <Panel title="Default resume">
          <Loaded query={resumes} errorTitle="Your resumes could not be loaded" rowHeight={120}>
            {({ items }) => <DefaultResume resumes={items} />}
          </Loaded>
        </Panel>
        {/* A new one after each import. */}
        <ResumeImport key={created?._id ?? ''} onCreated={setCreated} profile={profile} />
      </Stack>
    </>
  );
}
