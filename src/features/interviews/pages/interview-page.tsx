import { useQueries } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  getHiringInterviewOptions,
  getWorkspaceOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Invitations } from '../components/invitations.tsx';

/** An interview with who is invited to it. */
export function InterviewPage() {
  const { id = '', interviewId = '' } = useParams();
  const [workspace, interview] = useQueries({
    queries: [
      getWorkspaceOptions({ path: { workspace_id: id } }),
      getHiringInterviewOptions({ path: { workspace_id: id, hiring_interview_id: interviewId } }),
    ],
  });
  return (
    <Loaded query={workspace} errorTitle="The workspace could not be loaded" rowHeight={400}>
      {(room) => (
        <Loaded query={interview} errorTitle="The interview could not be loaded" rowHeight={400}>
          {(found) => <Invitations workspace={room} interview={found} />}
        </Loaded>
      )}
    </Loaded>
  );
}
