import Stack from '@mui/material/Stack';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { EngineTroubleNotice } from '../interview/engine-trouble-notice.tsx';
import { UndecidedRequest } from './undecided-request.tsx';

/** What somebody may rather wait for than start: an engine that is away, and a request that is not decided. */
export function EngineAndRequest({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Stack spacing={3} sx={{ '&:empty': { display: 'none' } }}>
      <EngineTroubleNotice trouble={interview.engine_trouble} meaning={waitsForEngine} />
      <UndecidedRequest interview={interview} />
    </Stack>
  );
}

/** What an engine that is away means for an attempt that is not begun. */
const waitsForEngine =
  'You can take this interview all the same; you can also wait, until the deadline. Your answers are kept and evaluated once it is back; after a day without it a person has to look. No follow-ups are asked meanwhile. No other engine takes its place.';
