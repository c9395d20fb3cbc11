import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';
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

/** Opens the browser's own print dialog, which also saves a PDF whose text can be selected and searched. */
function PrintButton() {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() => window.print()}
      sx={{ minHeight: TOUCH_TARGET, displayPrint: 'none' }}
    >
      Print or save as PDF
    </Button>
  );
}
