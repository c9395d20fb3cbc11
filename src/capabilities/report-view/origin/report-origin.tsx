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
    <section id="origin" aria-labelledby="origin-title" tabIndex={-1} style={sectionStyle}>
      <Typography id="origin-title" component="h2" variant="h2" sx={{ mb: 2 }}>
        How this report was made
      </Typography>
      <Stack spacing={2}>
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
    </section>
  );
}

/** It ends the report: on paper no line of it goes on over the page. */
const sectionStyle = { scrollMarginTop: 88, breakInside: 'avoid' } as const;
