import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getLiveResumeOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { downloadLiveResume } from '../../../api/gen/sdk.gen.ts';
import { AttachedResumeText } from '../../../capabilities/resume-import/attached-resume.tsx';
import { Panel } from '../../../components/panel.tsx';

/** The resume that the candidate attached, for interviewers; nothing where there is none. */
export function ResumePanel({ liveId }: { readonly liveId: string }) {
  const path = { live_interview_id: liveId };
  const { data } = useQuery(getLiveResumeOptions({ path }));
  const [isOpen, setOpen] = useState(false);
  if (!data?.resume) return null;
  return (
    <Panel
      title="Resume"
      action={
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Hide resume' : 'Read resume'}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Read'}
        </Button>
      }
    >
      {isOpen && (
        <AttachedResumeText
          of={liveId}
          resume={data.resume}
          download={async () =>
            (await downloadLiveResume({ path, parseAs: 'blob', throwOnError: true })).data as Blob
          }
        />
      )}
    </Panel>
  );
}
