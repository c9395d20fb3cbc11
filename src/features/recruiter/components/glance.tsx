import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type {
  HiringInvitation,
  LiveInterview,
  Usage,
  WorkspaceSummary,
} from '../../../../openapi/gen/types.gen.ts';
import { meterWords } from '../../../capabilities/billing/plan-words.ts';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { expiringSoon, funnelOf, heldToday, limitedUsage, stuckIn } from '../at-a-glance.ts';

/** How many candidates are how far. */
export function Funnel({ workspaces }: { readonly workspaces: readonly WorkspaceSummary[] }) {
  const stages = funnelOf(workspaces);
  const most = Math.max(1, ...stages.map(({ active }) => active));
  if (stages.length === 0) return null;
  return (
    <Panel title="Funnel" action={<TextLink to={paths.recruiter.workspaces}>Workspaces</TextLink>}>
      <Rows>
        {stages.map(({ name, active }) => (
          <Box component="li" key={name} sx={funnelRow}>
            <span>{name}</span>
            <Box aria-hidden sx={{ ...barStyle, width: `${(100 * active) / most}%` }} />
            <b>{active.toLocaleString('en-US')}</b>
          </Box>
        ))}
      </Rows>
    </Panel>
  );
}

/** Where candidates wait longer than their stage allows. */
export function Stuck({ workspaces }: { readonly workspaces: readonly WorkspaceSummary[] }) {
  const stuck = stuckIn(workspaces);
  if (stuck.length === 0) return null;
  return (
    <Panel title="Stuck">
      <Rows>
        {stuck.map(({ what, workspace, to }) => (
          <Box component="li" key={to} sx={rowStyle}>
            <TextLink to={to}>{what}</TextLink>
            <span>{workspace}</span>
          </Box>
        ))}
      </Rows>
    </Panel>
  );
}

/** Whose time to begin is nearly over. */
export function Expiring({ invitations }: { readonly invitations: readonly HiringInvitation[] }) {
  const soon = expiringSoon(invitations, Date.now());
  if (soon.length === 0) return null;
  return (
    <Panel title="Expiring within 48 hours">
      <Rows>
        {soon.map(({ _id, candidate, workspace, interview, deadline }) => (
          <Box component="li" key={_id} sx={rowStyle}>
            <TextLink to={paths.recruiter.interview(workspace._id, interview._id)}>
              {candidate.full_name}
            </TextLink>
            <RelativeTime value={deadline} />
          </Box>
        ))}
      </Rows>
    </Panel>
  );
}

/** The live interviews of the day, those that can be entered with the way in. */
export function LiveToday({ interviews }: { readonly interviews: readonly LiveInterview[] }) {
  const today = heldToday(interviews, Date.now());
  if (today.length === 0) return null;
  return (
    <Panel title="Live today">
      <Rows>
        {today.map(({ _id, people: [candidate], starts_at, access }) => (
          <Box component="li" key={_id} sx={rowStyle}>
            <span>{candidate?.full_name}</span>
            <span>
              {starts_at && <RelativeTime value={starts_at} isDated />}{' '}
              {access === 'open' && <TextLink to={paths.candidate.liveRoom(_id)}>Enter the room</TextLink>}
            </span>
          </Box>
        ))}
      </Rows>
    </Panel>
  );
}

/** How much of the plan is used, where it has an end. */
export function Quota({ usage }: { readonly usage: readonly Usage[] }) {
  const limited = limitedUsage(usage);
  if (limited.length === 0) return null;
  return (
    <Panel title="Plan" action={<TextLink to={paths.recruiter.billing}>Billing</TextLink>}>
      <Rows>
        {limited.map(({ meter, used, limit }) => (
          <Box component="li" key={meter} sx={rowStyle}>
            <span>{meterWords(meter, 'recruiter')}</span>
            <b>
              {used} of {limit}
            </b>
          </Box>
        ))}
      </Rows>
    </Panel>
  );
}

const Rows = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ ...plainList, fontSize: '0.875rem' }}>
    {children}
  </Box>
);

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
} as const;

const funnelRow = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: 1,
  minHeight: 28,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > b': { fontWeight: 650, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

const barStyle = {
  height: 8,
  minWidth: 2,
  borderRadius: 0.5,
  bgcolor: 'primary.main',
  forcedColorAdjust: 'none',
} as const;
