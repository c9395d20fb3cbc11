import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { listResumesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ResumeImport } from '../../../capabilities/resume-import/review/resume-import.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { DefaultResume } from '../components/default-resume.tsx';

/** As many as somebody can have. */
const ALL = { page_size: 100 };

/** Which resume stands for a candidate elsewhere, and the way to another one. */
export function ResumePage() {
  const resumes = useQuery(listResumesOptions({ query: ALL }));
  const [created, setCreated] = useState<BuiltResume | null>(null);
  return (
    <>
      <PageHeader title="Resume" />
      <Stack spacing={3} sx={{ maxWidth: 720 }}>
        {created && <Notice tone="info">“{created.draft.title}” was created.</Notice>}
        <Panel title="Default resume">
          <Loaded query={resumes} errorTitle="Your resumes could not be loaded" rowHeight={120}>
            {({ items }) => <DefaultResume resumes={items} />}
          </Loaded>
        </Panel>
        <Panel title="Import">
          {/* A new one after each import. */}
          <ResumeImport key={created?._id ?? ''} onCreated={setCreated} />
        </Panel>
      </Stack>
    </>
  );
}
