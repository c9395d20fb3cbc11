import Link from '@mui/material/Link';
import { paths } from '../../lib/paths.ts';

/** The catalogue's text (§8); the page keeps saying it for as long as it is so. */
export const authenticationExpired =
  'Authentication expired. Some actions may fail. Please re-login in another tab and retry.';

/** Leads to the login in another tab, so that this one keeps what is typed in it (D7). */
export function LoginElsewhere() {
  return (
    <Link href={paths.auth.login({ expired: true })} target="_blank" rel="noopener">
      Log in in a new tab
    </Link>
  );
}
