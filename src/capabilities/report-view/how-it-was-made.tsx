import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Competencies } from './competencies.tsx';
import { hasCompetencies } from './has-competencies.ts';
import { ReportOrigin } from './origin/report-origin.tsx';
import { ReportVersions } from './versions/report-versions.tsx';

/** What made a report and on what it rests, its competencies and their scales, and of a practice its versions. */
export function HowItWasMade({ report }: { readonly report: Report }) {
  return (
    <Disclosure summary="How this was made">
      <Stack spacing={4} sx={{ pb: 2, '@media print': { pb: 0 } }}>
        <ReportOrigin report={report} />
        {hasCompetencies(report) && (
          <Box sx={{ displayPrint: 'none' }}>
            <Competencies report={report} />
          </Box>
        )}
        {report.mode === 'practice' && <ReportVersions report={report} />}
      </Stack>
    </Disclosure>
  );
}
