import { SettingsPage } from '../../features/account/pages/settings-page.tsx';
import { MembersSection } from '../../features/company/members-section.tsx';

const ofRecruiters = [{ id: 'members', label: 'Members', Section: MembersSection, isWide: true }] as const;

/** A recruiter's own account, and the company they hire for. */
export function RecruiterSettingsPage() {
  return <SettingsPage more={ofRecruiters} />;
}
