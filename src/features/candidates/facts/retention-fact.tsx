import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Application } from '../../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { retryImport } from '../../../lib/retry-import.ts';
import { type Here, useChanged } from '../here.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "candidate-dialogs" */ '../../../capabilities/hiring/hold-dialog.tsx');
const HoldDialog = lazy(async () => ({ default: (await retryImport(loadDialog)).HoldDialog }));

interface RetentionFactProps {
  readonly here: Here;
  readonly application: Application;
}

/** Until when an application is kept, and the hold by which an owner keeps it longer. */
export function RetentionFact({ here, application: { candidate, retention } }: RetentionFactProps) {
  const changed = useChanged(here);
  const [isOpen, setOpen] = useState(false);
  const { hold, kept_until, removed_at, may_hold } = retention;
  return (
    <div>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Kept until</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {hold ? (
          <>
            Legal hold, <RelativeTime value={hold.at} />
            {hold.reason && `: ${hold.reason}`}
          </>
        ) : (
          <Until keptUntil={kept_until} removedAt={removed_at} />
        )}
      </Box>
      {may_hold && !removed_at && (
        <Button variant="text" size="small" sx={{ px: 0 }} onClick={() => setOpen(true)}>
          {hold ? 'Lift legal hold' : 'Set legal hold'}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HoldDialog
            here={here}
            name={candidate.full_name}
            isHeld={hold !== null}
            onDone={() => changed()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface UntilProps {
  readonly keptUntil: string | null;
  readonly removedAt: string | null;
}

function Until({ keptUntil, removedAt }: UntilProps) {
  if (removedAt)
    return (
      <>
        Removed <RelativeTime value={removedAt} />
      </>
    );
  return keptUntil ? <DatedTime value={keptUntil} /> : 'Counted once the application ends';
}
