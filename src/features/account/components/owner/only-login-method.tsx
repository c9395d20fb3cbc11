import Typography from '@mui/material/Typography';
import type { AccountSecurity } from '../../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../../components/text-link.tsx';
import { linkTarget } from '../../../../theme/touch-target.ts';

/** Whether an account can be entered in one way only, which then must stay. */
export const hasOneLoginMethod = ({ has_password, passkeys, social_logins }: AccountSecurity): boolean =>
  Number(has_password) + passkeys.length + social_logins.length === 1;

/** Why the only way in cannot be removed, and what to do about it. */
export function OnlyLoginMethod() {
  return (
    <Typography variant="body2">
      Your only way to sign in.{' '}
      <TextLink to="?tab=password" sx={linkTarget}>
        Set a password first
      </TextLink>
    </Typography>
  );
}
