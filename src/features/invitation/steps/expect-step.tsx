import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { AssessedCompetencies } from './assessed-competencies.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { InterviewFacts } from './interview-facts.tsx';

/** What the interview is, and what is assessed in it. */
export function ExpectStep({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Stack spacing={3}>
      <InterviewFacts interview={interview} />
      <div>
        <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
          What is assessed
        </Typography>
        <AssessedCompetencies interview={interview} />
      </div>
      <HowItWorks interview={interview} />
    </Stack>
  );
}
