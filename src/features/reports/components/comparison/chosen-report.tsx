import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Report } from '../../../../../openapi/gen/types.gen.ts';
import { reportDetail, rowTitle } from '../../../../capabilities/interview/interview-words.ts';
import { isReportEmbargoed } from '../../../../capabilities/report-view/unreleased-report.tsx';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { ErrorPanel, isMissing } from '../../../../components/error-panel.tsx';
import type { Fetched } from '../../../../components/loaded.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { linkTarget } from '../../../../theme/touch-target.ts';

/** Whether a chosen report cannot be shown: it is not there, not open yet, or could not be loaded. */
export const isClosed = ({ data, isError }: Pick<Fetched<Report>, 'data' | 'isError'>) => isError && !data;

interface ChosenReportProps {
  readonly chosen: Fetched<Report>;
  /** The list without the choice. */
  readonly wayOut: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** Says above the list which report is chosen, and asks for the other; or why it cannot be chosen. */
export function ChosenReport({ chosen, wayOut, ref }: ChosenReportProps) {
  const isClosedForGood = isMissing(chosen.error) || isReportEmbargoed(chosen.error);
  return (
    <div ref={ref} tabIndex={-1} style={{ marginBottom: 24 }}>
      {isClosed(chosen) && !isClosedForGood ? (
        <ErrorPanel
          title="The chosen report could not be loaded"
          error={chosen.error}
          onRetry={() => void chosen.refetch()}
        />
      ) : (
        <Notice tone="info">
          <Typography>
            {isClosed(chosen) ? whyClosed(chosen.error) : <AskedForOther report={chosen.data} />}
          </Typography>
          <TextLink to={wayOut} sx={linkTarget}>
            Do not compare
          </TextLink>
        </Notice>
      )}
    </div>
  );
}

const whyClosed = (error: unknown) =>
  isReportEmbargoed(error)
    ? 'The chosen report is not open yet. Choose another one to compare.'
    : 'We can’t find this report. Choose another one to compare.';

/** @param props.report undefined until it is known */
function AskedForOther({ report }: { readonly report: Report | undefined }) {
  return (
    <>
      {report && (
        <>
          {rowTitle(report)} ({reportDetail(report)}), <DatedTime value={report.created_at} />, is chosen.{' '}
        </>
      )}
      Choose the report to compare it with.
    </>
  );
}
