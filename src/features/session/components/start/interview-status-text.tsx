import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { waitsForEngine } from '../../../../capabilities/accommodation/engine-and-request.tsx';
import { UndecidedRequest } from '../../../../capabilities/accommodation/undecided-request.tsx';
import { EngineTroubleNotice } from '../../../../capabilities/interview/engine-trouble-notice.tsx';
import { interviewQuery } from '../../../../capabilities/interview/queries.ts';
import { Loaded } from '../../../../components/loaded.tsx';

/** What somebody may rather wait for than start an interview for hiring; the start itself does not wait for it. */
export function InterviewStatusText({ interviewId }: { readonly interviewId: string }) {
  const interview = useQuery(interviewQuery(interviewId));
  return (
    <Loaded query={interview} errorTitle="What looks at your answers could not be loaded" rowHeight={120}>
      {(found) => (
        <Stack spacing={3} sx={{ '&:empty': { display: 'none' } }}>
          <EngineTroubleNotice trouble={found.engine_trouble} meaning={waitsForEngine} />
          <UndecidedRequest interview={found} />
        </Stack>
      )}
    </Loaded>
  );
}
