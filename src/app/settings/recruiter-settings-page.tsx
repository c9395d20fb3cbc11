import { SettingsPage } from '../../features/account/pages/settings-page.tsx';
import { ApiKeysSection } from '../../features/company/api-keys/api-keys-section.tsx';
import { DefaultsSection } from '../../features/company/defaults/defaults-section.tsx';
import { MembersSection } from '../../features/company/members-section.tsx';
import { ReasonsSection } from '../../features/company/reasons/reasons-section.tsx';
import { RetentionSection } from '../../features/company/retention/retention-section.tsx';
import { TemplatesSection } from '../../features/company/templates/templates-section.tsx';

const ofRecruiters = [
  { id: 'members', label: 'Members', Section: MembersSection, isWide: true },
  { id: 'reasons', label: 'Reasons', Section: ReasonsSection, isWide: true },
  { id: 'emails', label: 'Email templates', Section: TemplatesSection, isWide: true },
  { id: 'hiring', label: 'Hiring defaults', Section: DefaultsSection },
  { id: 'api-keys', label: 'API keys', Section: ApiKeysSection, isWide: true },
  { id: 'retention', label: 'Retention', Section: RetentionSection, isWide: true },
] as const;

/** A recruiter's own account, and the company they hire for. */
export function RecruiterSettingsPage() {
  return <SettingsPage more={ofRecruiters} />;
}
