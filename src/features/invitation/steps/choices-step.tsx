import Stack from '@mui/material/Stack';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { AccommodationSection } from '../../../capabilities/accommodation/accommodation-section.tsx';
import { ConsentRows } from '../../../capabilities/consent/consent-rows.tsx';
import type { ConsentForm } from '../../../capabilities/consent/use-consent-form.ts';
import { ResumeSection } from './resume-section.tsx';

interface ChoicesStepProps {
  readonly interview: InvitedInterview;
  readonly consents: ConsentForm;
}

/** What may be captured, each with what declining means, and what makes the interview fair to this person. */
export function ChoicesStep({ interview, consents }: ChoicesStepProps) {
  return (
    <Stack spacing={3}>
      <ConsentRows interview={interview} form={consents} />
      <AccommodationSection interview={interview} />
      <ResumeSection interviewId={interview._id} />
    </Stack>
  );
}
