import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { EngineNoteOfInterview } from '../interview/engine-note-of-interview.tsx';
import { UndecidedRequest } from './undecided-request.tsx';

/** What somebody may rather wait for than start: an engine that is away, and a request that is not decided. */
export function EngineAndRequest({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Stack spacing={3}>
      <div>
        <Typography sx={{ mb: 1 }}>What looks at your answers, before a person decides:</Typography>
        <EngineNoteOfInterview
          engine={interview.engine}
          trouble={interview.engine_trouble}
          meaning={waitsForEngine}
        />
      </div>
      <UndecidedRequest interview={interview} />
    </Stack>
  );
}

/** What an engine that is away means for an attempt that is not begun. */
export const waitsForEngine =
  'You can take this interview all the same; you can also wait, until the deadline. No follow-ups are asked meanwhile. Your answers are kept, and judged by this engine once it is back; after a day without it a person has to look. No other engine takes its place.';
