import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Report } from '../../../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../../../components/dated-time.tsx';
import { Notice } from '../../../../../components/notice.tsx';
import { TextLink } from '../../../../../components/text-link.tsx';
import { reportDetail, rowTitle } from '../../../../../lib/interview/interview-words.ts';
import { linkTarget } from '../../../../../theme/touch-target.ts';

interface ChosenReportProps {
  /** Undefined until it is known. */
  readonly report: Report | undefined;
  /** The list without the choice. */
  readonly wayOut: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** Says above the list which report is chosen, and asks for the other. */
export function ChosenReport({ report, wayOut, ref }: ChosenReportProps) {
  return (
    <div ref={ref} tabIndex={-1} style={{ marginBottom: 24 }}>
      <Notice tone="info">
        <Typography>
          {report && (
            <>
              {rowTitle(report)} ({reportDetail(report)}), <DatedTime value={report.created_at} />, is chosen.{' '}
            </>
          )}
          Choose the report to compare it with.
        </Typography>
        <TextLink to={wayOut} sx={linkTarget}>
          Do not compare
        </TextLink>
      </Notice>
    </div>
  );
}
