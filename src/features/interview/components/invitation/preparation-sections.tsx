import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../api/gen/types.gen.ts';
import { Panel } from '../../../../components/panel.tsx';
import { DeviceCheck } from '../device-check/device-check.tsx';
import { useDeviceCheck } from '../device-check/use-device-check.ts';
import { AccommodationSection } from './accommodation-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { deviceNeeds } from './preparation.ts';
import { StartSection } from './start-section.tsx';

/** What is to be done before an attempt, and the way into it. */
export function PreparationSections({ interview }: { readonly interview: InvitedInterview }) {
  const check = useDeviceCheck(deviceNeeds(interview));
  return (
    <>
      <ConsentSection interview={interview} />
      <AccommodationSection interview={interview} />
      <Panel title="Check your devices">
        <Typography sx={{ mb: 1 }}>Nothing of these checks is recorded or sent.</Typography>
        <DeviceCheck check={check} />
      </Panel>
      <StartSection interview={interview} missing={check.missing} />
    </>
  );
}
