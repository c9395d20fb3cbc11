import Stack from '@mui/material/Stack';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { PrintButton } from './print-button.tsx';
import { ReportVersions } from './versions/report-versions.tsx';

/** How a report is taken along, and of a practice the versions of it. */
export function KeepReport({ report }: { readonly report: Report }) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <PrintButton />
      {report.mode === 'practice' && <ReportVersions report={report} />}
    </Stack>
  );
}
