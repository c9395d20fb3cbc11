import Box from '@mui/material/Box';
import type { Alert } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { formatNumber } from '../words.ts';

interface Words {
  readonly text: string;
  /** Where it is mended. */
  readonly link?: { readonly to: string; readonly label: string };
}

const jobsLink = { to: '/admin/logs?tab=jobs', label: 'Open failed jobs' };

const wordsOf: Readonly<Record<Alert['kind'], Words>> = {
  storage: { text: 'Files can’t be written' },
  ai: {
    text: 'The AI endpoint can’t be used',
    link: { to: '/admin/settings?tab=ai', label: 'Open AI settings' },
  },
  ai_answers: {
    text: 'AI answers missing, late or unusable in the last 10 minutes:',
    link: { to: '/admin/logs?tab=ai&outcome=failed', label: 'Open AI log' },
  },
  mail_server: {
    text: 'The mail server can’t be used',
    link: { to: '/admin/settings?tab=email', label: 'Open email settings' },
  },
  mail: {
    text: 'Emails that could not be sent:',
    link: { to: '/admin/logs?tab=mail&outcome=failed', label: 'Open email log' },
  },
  payments: {
    text: 'The payment provider can’t be used',
    link: { to: '/admin/billing?tab=payments', label: 'Open payments' },
  },
  jobs: { text: 'Jobs that were given up:', link: jobsLink },
  mail_not_sent: {
    text: 'Email stays in the outbox: no mail server is set.',
    link: { to: '/admin/settings?tab=email', label: 'Open email settings' },
  },
};

/** What has to be mended, and where. */
export function Alerts({ alerts }: { readonly alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <Panel title="Alerts">
      <Box component="ul" sx={listStyle}>
        {alerts.map((alert) => (
          <Row key={alert.kind} alert={alert} />
        ))}
      </Box>
    </Panel>
  );
}

function Row({ alert: { kind, count, since } }: { readonly alert: Alert }) {
  const { text, link } = wordsOf[kind];
  return (
    <Box component="li" sx={rowStyle}>
      <span>
        {text}
        {count !== null && ` ${formatNumber(count)}`}
        {since && (
          <>
            , since <RelativeTime value={since} />
          </>
        )}
      </span>
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  justifyContent: 'space-between',
  pl: 1.5,
  borderLeft: 4,
  borderColor: 'warning.main',
} as const;
