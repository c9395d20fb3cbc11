import Box from '@mui/material/Box';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { SettingsPanel, SwitchSetting, settingPairs, TextSetting } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SectionProps {
  readonly section: SettingsSection;
}

/** How long things are kept where nobody decided otherwise. */
export function RetentionSection({ section }: SectionProps) {
  const form = useSettingsForm(section);
  return (
    <SettingsPanel form={form} title="Retention">
      <Box sx={settingPairs}>
        <TextSetting
          form={form}
          name="application_months"
          label="Ended applications, months"
          helperText="Of new companies. 12 to 48; their owners can change it."
        />
        <span />
        <TextSetting
          form={form}
          name="log_days"
          label="System, AI and email log, days"
          helperText="1 to 30"
        />
        <TextSetting form={form} name="outbox_days" label="Mail in the outbox, days" helperText="1 to 30" />
      </Box>
    </SettingsPanel>
  );
}

const features = [
  ['candidate_sign_up', 'New candidates without an invitation'],
  ['recruiter_sign_up', 'New companies'],
  ['trial', 'A question to try on the home page'],
  ['practice', 'Practice interviews'],
  ['live', 'Live interviews: new appointments'],
  ['open_links', 'Open links to apply by'],
  ['resume_sharing', 'Shared resumes'],
] as const;

/** What can be used at all. */
export function FeaturesSection({ section }: SectionProps) {
  const form = useSettingsForm(section);
  return (
    <SettingsPanel form={form} title="Features">
      <div>
        {features.map(([name, label]) => (
          <div key={name}>
            <SwitchSetting form={form} name={name} label={label} />
          </div>
        ))}
      </div>
    </SettingsPanel>
  );
}

/** How much of something one person or one address may do; what a plan allows is with the plans. */
export function LimitsSection({ section }: SectionProps) {
  const form = useSettingsForm(section);
  return (
    <SettingsPanel form={form} title="Limits">
      <Box sx={settingPairs}>
        <TextSetting form={form} name="practices_a_day" label="Practice interviews a day, per candidate" />
        <TextSetting form={form} name="sign_ups_an_hour" label="Registrations an hour, per network address" />
      </Box>
    </SettingsPanel>
  );
}
