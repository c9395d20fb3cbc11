import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Dispute } from '../../../../openapi/gen/types.gen.ts';
import { getDisputeOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { DisputeForm } from './dispute-form.tsx';

interface DisputeReviewProps {
  readonly dispute: Dispute;
}

/** Opens what a candidate asked for, with the answers that it is about. */
export function DisputeReview({ dispute }: DisputeReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const verb = dispute.state === 'waiting' ? 'Answer' : 'Open';
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${verb} ${dispute.interview}, ${dispute.company}`}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {isOpen && <DisputeDialog dispute={dispute} onClose={() => setOpen(false)} />}
    </>
  );
}

function DisputeDialog({ dispute, onClose }: DisputeReviewProps & { readonly onClose: () => void }) {
  const id = useId();
  const detail = useQuery({
    ...getDisputeOptions({ path: { candidate_request_id: dispute._id } }),
    // Each look is logged: a window that comes back is none.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>
        {dispute.interview}, {dispute.company}
      </DialogTitle>
      <Loaded query={detail} errorTitle="The dispute could not be loaded" rowHeight={200}>
        {(data) => <DisputeForm detail={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}
