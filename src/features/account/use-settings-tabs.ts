import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { getAccountSecurityOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import type { LinkTab } from '../../components/link-tabs.tsx';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/context.tsx';
import { AccessibilitySection } from './components/accessibility/accessibility-section.tsx';
import { ConsentsSection } from './components/consents/consents-section.tsx';
import { DevicesSection } from './components/devices/devices-section.tsx';
import { AccountSection } from './components/email/account-section.tsx';
import { LinkedAccountsSection } from './components/linked-accounts/linked-accounts-section.tsx';
import { NotificationsSection } from './components/notifications/notifications-section.tsx';
import { PasskeysSection } from './components/passkeys/passkeys-section.tsx';
import { PasswordSection } from './components/password/password-section.tsx';
import { TwoFactorSection } from './components/two-factor/two-factor-section.tsx';
import { YourDataSection } from './components/your-data/your-data-section.tsx';

/** One subject of the settings. */
export interface SettingsTab extends LinkTab {
  readonly Section: ComponentType;
  /** Whether it shows a table. */
  readonly isWide?: boolean;
}

const linkedAccounts: SettingsTab = {
  id: 'linked-accounts',
  label: 'Linked accounts',
  Section: LinkedAccountsSection,
};

const ofCandidates: readonly SettingsTab[] = [
  { id: 'notifications', label: 'Notifications', Section: NotificationsSection },
  { id: 'accessibility', label: 'Accessibility', Section: AccessibilitySection },
  { id: 'consents', label: 'Consents', Section: ConsentsSection },
  { id: 'your-data', label: 'Your data', Section: YourDataSection },
];

/**
 * Every tab there is, in this order; the first one is shown where the address names none. Linked accounts
 * are a subject where there are providers here, or were when something was linked.
 */
export function useSettingsTabs(): readonly [SettingsTab, ...SettingsTab[]] {
  const { pathname } = useLocation();
  const { socialProviders } = useStores();
  const areOffered = socialProviders.length > 0;
  const { data: security } = useQuery({ ...getAccountSecurityOptions(), enabled: !areOffered });
  const hasLinks = areOffered || Boolean(security?.social_logins.length);
  return [
    { id: 'account', label: 'Account', Section: AccountSection },
    { id: 'password', label: 'Password', Section: PasswordSection },
    { id: 'two-factor', label: 'Two-factor', Section: TwoFactorSection },
    { id: 'passkeys', label: 'Passkeys', Section: PasskeysSection },
    ...(hasLinks ? [linkedAccounts] : []),
    { id: 'devices', label: 'Devices', Section: DevicesSection },
    ...(pathname === paths.candidate.settings ? ofCandidates : []),
  ];
}
