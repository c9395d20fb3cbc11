import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsSection } from '../../../../openapi/gen/types.gen.ts';
import { LinesSetting, SettingsPanel, settingPairs, TextSetting } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Who invoices are from. */
export function SellerSection({ section }: { readonly section: SettingsSection }) {
  const form = useSettingsForm(section);
  return (
    <SettingsPanel form={form} title="Seller">
      <Typography variant="body2" color="textSecondary">
        On every new invoice and credit note. Issued ones stay as they are; Stripe’s are its own.
      </Typography>
      <TextSetting form={form} name="name" label="Name" />
      <Box sx={settingPairs}>
        <LinesSetting form={form} name="address" label="Address" note="Up to 6 lines" />
        <LinesSetting form={form} name="bank_details" label="Bank details" note="Up to 6 lines" />
        <TextSetting form={form} name="tax_number" label="Tax number" />
        <TextSetting
          form={form}
          name="contact_email"
          label="Contact email"
          placeholder="billing@candor.example"
        />
      </Box>
    </SettingsPanel>
  );
}
