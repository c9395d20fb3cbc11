import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateRequest } from '../../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';

const kinds: Record<CandidateRequest['kind'], string> = {
  transcript_correction: 'You asked for a correction',
  human_review: 'You asked for a review by a person',
};

/** One request, and its answer once there is one. */
export function RequestNote({ request }: { readonly request: CandidateRequest }) {
  const { kind, text, created_at, handed_over_at, answer, answered_at, answered_by } = request;
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Typography>
        <strong>{kinds[kind]}</strong> <DatedTime value={created_at} />
      </Typography>
      {text && <Typography sx={writtenStyle}>{visibleControls(text)}</Typography>}
      {answered_at ? (
        <Typography sx={writtenStyle}>
          <strong>{answered_by === 'administrator' ? 'Answered by an administrator' : 'Answered'}</strong>{' '}
          <DatedTime value={answered_at} />
          {answer && `: ${visibleControls(answer)}`}
        </Typography>
      ) : (
        <Typography color="textSecondary">
          {handed_over_at ? (
            <>
              The company left the answer to an administrator of this site{' '}
              <DatedTime value={handed_over_at} />.
            </>
          ) : (
            'Not answered yet.'
          )}
        </Typography>
      )}
    </Box>
  );
}

const writtenStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
