import Box from '@mui/material/Box';
import type { ActiveApplication } from '../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { plainList } from '../../theme/plain-list.ts';

/** Candidates whose completed interview nobody has rated, each with the way to it. */
export function UnratedList({ of }: { readonly of: readonly ActiveApplication[] }) {
  return (
    <Box component="ul" aria-label="Not rated" sx={plainList}>
      {of.map(({ application_id, candidate, session_id }) => (
        <Box component="li" key={application_id} sx={rowStyle}>
          <span>{candidate.full_name}</span>
          {session_id && <TextLink to={paths.recruiter.review(session_id)}>Rate</TextLink>}
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 32,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const;
