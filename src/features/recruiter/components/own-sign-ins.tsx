import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AccountEvent } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { describeBrowser } from '../../../lib/describe-browser.ts';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { signInWords } from '../words.ts';

/** The last sign-ins to one's own account: whoever finds a foreign one goes on to the devices. */
export function OwnSignIns({ events }: { readonly events: readonly AccountEvent[] }) {
  const more = (
    <TextLink to={`${paths.recruiter.settings}?tab=devices`} sx={linkTarget}>
      See all devices
    </TextLink>
  );
  return (
    <Panel title="Your recent sign-ins" action={more}>
      {events.length === 0 && <Typography color="textSecondary">None is recorded yet.</Typography>}
      <Box component="ul" sx={plainList}>
        {events.map((event) => (
          <SignInRow key={event._id} event={event} />
        ))}
      </Box>
    </Panel>
  );
}

function SignInRow({ event: { type, at, ip, user_agent } }: { readonly event: AccountEvent }) {
  return (
    <Box component="li" sx={rowStyle}>
      <Typography sx={{ fontWeight: 600 }}>{signInWords[type] ?? 'Account used'}</Typography>
      <Typography variant="body2" component="div">
        <RelativeTime value={at} />
      </Typography>
      <Typography variant="body2">{describeBrowser(user_agent)}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {ip}
      </Typography>
    </Box>
  );
}

/** What and when above, from where below. */
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
