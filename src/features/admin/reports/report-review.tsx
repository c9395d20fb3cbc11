import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { InterviewReport } from '../../../../openapi/gen/types.gen.ts';
import { getInterviewReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ReportForm } from './report-form.tsx';

interface ReportReviewProps {
  readonly report: InterviewReport;
}

/** Opens what an administrator decides by. */
export function ReportReview({ report }: ReportReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const verb = report.state === 'waiting' ? 'Review' : 'Open';
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${verb} ${report.interview}, ${report.company}`}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {isOpen && <ReviewDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReviewDialog({ report, onClose }: ReportReviewProps & { readonly onClose: () => void }) {
  const id = useId();
  const detail = useQuery({
    ...getInterviewReportOptions({ path: { finding_id: report._id } }),
    // Each look is logged: a window that comes back is none.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {report.interview}, {report.company}
      </DialogTitle>
      <Loaded query={detail} errorTitle="The report could not be loaded" rowHeight={200}>
        {(data) => <ReportForm detail={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}
