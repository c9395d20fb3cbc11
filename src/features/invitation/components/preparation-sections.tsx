import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { AccommodationSection } from '../../../capabilities/accommodation/accommodation-section.tsx';
import { ConsentSection } from '../../../capabilities/consent/consent-section.tsx';
import { DeviceCheck } from '../../../capabilities/device-check/device-check.tsx';
import { useDeviceCheck } from '../../../capabilities/device-check/use-device-check.ts';
import { Panel } from '../../../components/panel.tsx';
import { deviceNeeds } from './preparation.ts';
import { PREPARATION_ID } from './preparation-link.tsx';
import { StartSection } from './start-section.tsx';

/** What is to be done before an attempt, and the way into it. */
export function PreparationSections({ interview }: { readonly interview: InvitedInterview }) {
  const check = useDeviceCheck(deviceNeeds(interview));
  // Whoever is in the middle must get back to the question, with whatever works.
  const isBegun = interview.state === 'in_progress';
  return (
    <Stack id={PREPARATION_ID} tabIndex={-1} spacing={3} sx={{ outline: 'none' }}>
      <ConsentSection interview={interview} />
      <AccommodationSection interview={interview} />
      <Panel title="Check your devices">
        <Typography sx={{ mb: 1 }}>Nothing of these checks is recorded or sent.</Typography>
        <DeviceCheck check={check} />
      </Panel>
      <StartSection interview={interview} missing={isBegun ? [] : check.missing} />
    </Stack>
  );
}
