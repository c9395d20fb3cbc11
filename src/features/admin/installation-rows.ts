import type { Installation } from '../../../openapi/gen/types.gen.ts';
import type { LinkTab } from '../../components/link-tabs.tsx';

/** One thing about the installation, as it is now. */
export interface InstallationRow {
  readonly name: string;
  readonly value: string;
  /** What that means, where it needs a word. */
  readonly note?: string | undefined;
  /** The environment variables that change it. */
  readonly variables: readonly string[];
}

/** One subject of the installation. */
interface InstallationTab extends LinkTab {
  /** How it is now beside what is set. */
  readonly rowsOf?: (installation: Installation) => readonly InstallationRow[];
}

/** Every subject there is; the first one is shown where the address names none. */
export const installationTabs: readonly [InstallationTab, ...InstallationTab[]] = [
  { id: 'sign-in', label: 'Sign-in', rowsOf: signInRows },
  { id: 'email', label: 'Email', rowsOf: emailRows },
  { id: 'ai', label: 'AI', rowsOf: engineRows },
  { id: 'retention', label: 'Retention' },
  { id: 'features', label: 'Features' },
  { id: 'limits', label: 'Limits' },
  { id: 'seller', label: 'Seller' },
];

function signInRows(installation: Installation): InstallationRow[] {
  const { public_url, passkeys_usable, database, audit_log, is_demo } = installation;
  return [
    {
      name: 'Public address',
      value: public_url,
      note: 'Links in mails, passkeys and the providers’ redirects use it.',
      variables: ['PUBLIC_URL'],
    },
    {
      name: 'Passkeys',
      value: passkeys_usable ? 'Can be used' : 'Cannot be used',
      note: passkeys_usable
        ? undefined
        : 'They need a public address with a host name and https; on localhost http is enough.',
      variables: ['PUBLIC_URL'],
    },
    {
      name: 'Accounts and sessions',
      value: database === 'embedded' ? 'Kept in the embedded database' : 'Kept in PostgreSQL',
      note: database === 'embedded' ? 'For one server process only.' : undefined,
      variables: ['DATABASE_URL'],
    },
    {
      name: 'Audit log',
      value: audit_log === 'tamper_proof' ? 'Tamper-proof' : 'Tamper-evident, not tamper-proof',
      note:
        audit_log === 'tamper_proof'
          ? 'The server’s role can only add to it. The database’s owner can change it; the check in Logs finds that.'
          : 'The server’s role owns the database and can change it; the check in Logs finds that.',
      variables: ['DATABASE_OWNER_URL'],
    },
    {
      name: 'Demo accounts',
      value: is_demo ? 'On' : 'Off',
      note: is_demo ? 'Each start prints new passwords for them.' : undefined,
      variables: ['DEMO'],
    },
  ];
}

function emailRows({ mail, is_demo }: Installation): InstallationRow[] {
  const isSent = mail === 'smtp';
  const shown = is_demo ? ' On the machine of the server they can be read at /dev/outbox.' : '';
  return [
    {
      name: 'Delivery',
      value: isSent ? 'Sent by SMTP' : 'Not sent',
      note: isSent ? undefined : `Mails are kept in the outbox of the database.${shown}`,
      variables: [],
    },
  ];
}

/** What evaluates answers now; where its endpoint stands is a setting. */
function engineRows({ engine }: Installation): InstallationRow[] {
  return [
    {
      name: 'Engine',
      value: engine.label,
      note: `${engine.reason}. Open interviews keep the engine they began with.`,
      variables: [],
    },
    { name: 'Version', value: engine.version, note: 'Stored with every report.', variables: [] },
  ];
}
