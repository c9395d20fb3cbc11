import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { getResumeOptions, getResumeQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { TabClaim } from '../../../capabilities/interview/tab-claim.ts';
import { ResumePages } from '../../../capabilities/resume/pages/resume-pages.tsx';
import { useDrawing } from '../../../capabilities/resume/pages/use-drawing.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { hearSaved } from './resume-news.ts';

interface FollowedResumeProps {
  readonly id: string;
  readonly claim: TabClaim;
}

/** The pages of a resume that is written in another tab, as they are saved there. */
export const FollowedResume = observer(function FollowedResume({ id, claim }: FollowedResumeProps) {
  const queries = useQueryClient();
  const path = { resume_id: id };
  const resume = useQuery({ ...getResumeOptions({ path }), refetchOnMount: 'always' });
  useEffect(
    () =>
      hearSaved(
        id,
        () => void queries.invalidateQueries({ queryKey: getResumeQueryKey({ path: { resume_id: id } }) }),
      ),
    [id, queries],
  );
  return (
    <Loaded
      query={resume}
      errorTitle="The resume could not be loaded"
      wayBack={{ to: paths.resumes.home, label: 'Resume builder' }}
      rows={3}
      rowHeight={160}
    >
      {(data) => <Followed resume={data} claim={claim} />}
    </Loaded>
  );
});

interface FollowedProps {
  readonly resume: BuiltResume;
  readonly claim: TabClaim;
}

const Followed = observer(function Followed({ resume: { draft }, claim }: FollowedProps) {
  const drawing = useDrawing(draft);
  return (
    <>
      <PageHeader
        title={draft.title}
        subtitle={<TextLink to={paths.resumes.mine}>My resumes</TextLink>}
        actions={
          <WaitingButton variant="contained" busy={claim.takingOver} onClick={() => void claim.takeOver()}>
            Edit here
          </WaitingButton>
        }
      />
      <Typography role="status" sx={{ mb: 2 }}>
        You are editing this resume in another tab. What is saved there shows here.
      </Typography>
      <Box sx={{ maxWidth: 860, mx: 'auto' }}>
        <ResumePages drawing={drawing} label={draft.title} />
      </Box>
    </>
  );
});
