import type { ComponentType } from 'react';
import type { LinkTab } from '../../../components/link-tabs.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { AccountSection } from './email/account-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';

/** One subject of the settings. */
interface SettingsTab extends LinkTab {
  readonly Section: ComponentType;
}

/** Every tab there is, in this order; the first one is shown where the address names none. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  { id: 'account', label: 'Account', Section: AccountSection },
  { id: 'password', label: 'Password', Section: PasswordSection },
  { id: 'two-factor', label: 'Two-factor', Section: TwoFactorSection },
  { id: 'passkeys', label: 'Passkeys', Section: PasskeysSection },
  { id: 'devices', label: 'Devices', Section: DevicesSection },
];
