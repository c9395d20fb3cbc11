import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { EngineNote } from '../../interview/engine-note.tsx';
import { questionVersions } from '../versions/judged-against.ts';
import { EngineLimits } from './engine-limits.tsx';
import { ExactRules } from './exact-rules.tsx';
import { hasWords } from './has-words.ts';

/** What made a report, why that engine, and what the report does not say. */
export function ReportOrigin({ report }: { readonly report: Report }) {
  return (
    <Stack spacing={2} sx={{ breakInside: 'avoid', '@media print': { '& > * + *': { mt: 1 } } }}>
      {hasWords(report) && (
        <>
          <EngineNote engine={report.engine} />
          <Typography variant="body2">
            <EngineLimits report={report} />
          </Typography>
        </>
      )}
      <ExactRules report={report} />
      <Typography variant="body2" color="textSecondary">
        {[`Report version ${report.version}`, ...questionVersions(report)].join(' · ')}
      </Typography>
    </Stack>
  );
}
