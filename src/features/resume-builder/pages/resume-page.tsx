import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { getResumeOptions, getResumeQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { deviceStorage } from '../../../capabilities/drafts/device-storage.ts';
import { TabClaimProvider, useClaimOf } from '../../../capabilities/interview/use-tab-claim.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { editKeeper } from '../editor/edit-keeper.ts';
import { FollowedResume } from '../editor/followed-resume.tsx';
import { ResumeEditor } from '../editor/resume-editor.tsx';

const resumeKey = (resume_id: string) => getResumeQueryKey({ path: { resume_id } });

/** A resume, to be written in one tab at a time. */
export const ResumePage = observer(function ResumePage() {
  const { id = '' } = useParams();
  const claim = useClaimOf(id, resumeKey);
  if (claim.status === 'asking') return null;
  if (claim.status === 'elsewhere') return <FollowedResume id={id} claim={claim} />;
  return (
    <TabClaimProvider value={claim}>
      <WrittenResume id={id} />
    </TabClaimProvider>
  );
});

/** Writes a resume, beginning with what this device kept of it. */
function WrittenResume({ id }: { readonly id: string }) {
  const userId = useStores().auth.user?._id ?? '';
  const resume = useQuery({ ...getResumeOptions({ path: { resume_id: id } }), refetchOnMount: 'always' });
  const edit = useQuery({
    queryKey: ['kept-resume-edit', userId, id],
    queryFn: async () => {
      const keeper = editKeeper(await deviceStorage(), userId, id);
      return { keeper, kept: await keeper.read() };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isReady = resume.isFetchedAfterMount && edit.data !== undefined;
  return (
    <Loaded
      query={{ ...resume, data: isReady ? resume.data : undefined }}
      errorTitle="The resume could not be loaded"
      wayBack={{ to: paths.resumes.home, label: 'Resume builder' }}
      rows={3}
      rowHeight={160}
    >
      {(data) => edit.data && <ResumeEditor key={id} resume={data} {...edit.data} />}
    </Loaded>
  );
}
