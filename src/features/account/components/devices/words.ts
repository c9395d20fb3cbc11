import type { AccountEventType, SignInMethod } from '../../../../../openapi/gen/types.gen.ts';
import { providerNames } from '../../../../lib/provider-names.ts';

/** How somebody signed in, to follow "Signed in". */
export const methodWords: Record<SignInMethod, string> = {
  password: 'with the password',
  google: `with ${providerNames.google}`,
  linkedin: `with ${providerNames.linkedin}`,
  passkey: 'with a passkey',
};

/** What happened, in a few words. */
export const eventWords: Record<AccountEventType, string> = {
  registered: 'Account created',
  email_verified: 'E-mail address verified',
  login_succeeded: 'Signed in',
  login_failed: 'Sign-in failed',
  second_factor_requested: 'Second factor asked for',
  second_factor_failed: 'Second factor failed',
  recovery_code_used: 'Recovery code used',
  logged_out: 'Logged out',
  logged_out_everywhere: 'Logged out everywhere',
  device_ended: 'A device was logged out',
  refresh_replayed: 'Sign-in ended: an old key of it was used again',
  password_reset_requested: 'Password reset asked for',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  email_change_requested: 'Change of e-mail address asked for',
  email_change_cancelled: 'Change of e-mail address cancelled',
  email_changed: 'E-mail address changed',
  name_changed: 'Name changed',
  second_factor_enabled: 'Two-factor authentication turned on',
  second_factor_disabled: 'Two-factor authentication turned off',
  second_factor_changed: 'Two-factor authentication changed',
  recovery_codes_replaced: 'Recovery codes replaced',
  trusted_devices_forgotten: 'Trusted devices forgotten',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  social_linked: 'Another way to sign in linked',
  social_unlinked: 'A way to sign in unlinked',
};
