import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { SessionHeading } from '../components/session-heading.tsx';
import { useFollowUp } from './use-follow-up.ts';

interface FollowUpWritingProps {
  readonly session: Session;
  readonly turnId: string;
  readonly onSettled: (session: Session) => void;
}

/** The time between an answer and what an AI asks about it, with its words as they come. */
export function FollowUpWriting({ session, turnId, onSettled }: FollowUpWritingProps) {
  const words = useFollowUp(session._id, turnId, onSettled);
  return (
    <Stack spacing={3}>
      <div>
        <SessionHeading title="Your answer is stored" documentTitle={turnTitle(session)} />
        <Typography sx={{ mt: 1 }}>
          An AI reads it and may ask for more about it. That takes a few seconds at most, and the clock stands
          still meanwhile.
        </Typography>
      </div>
      <Box component="p" aria-live="polite" aria-relevant="additions" sx={wordsStyle}>
        {words.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end, or all go.
          <span key={index}>{piece}</span>
        ))}
      </Box>
    </Stack>
  );
}

const wordsStyle = {
  m: 0,
  minHeight: '4.5em',
  fontSize: { xs: '1.25rem', md: '1.5rem' },
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
} as const;
