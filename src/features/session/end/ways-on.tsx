import Stack from '@mui/material/Stack';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

/** Where an interview goes on after its end: an invited one with its results, a practice with its report once there is one. */
export function pathOn({ interview, report_id: reportId }: Session): string | null {
  if (interview) return paths.candidate.result(interview._id);
  return reportId && paths.candidate.report(reportId);
}

/** The ways on from an interview that has ended. */
export function WaysOn({ session }: { readonly session: Session }) {
  const path = pathOn(session);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {path && (
        <LinkButton to={path} variant="contained" size="large">
          {session.interview ? 'View status' : 'Open the report'}
        </LinkButton>
      )}
      <LinkButton to={paths.candidate.dashboard} variant="outlined" size="large">
        Go to dashboard
      </LinkButton>
    </Stack>
  );
}
