import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Report } from '../../../../openapi/gen/types.gen.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { quotesOf } from './quotes.ts';

const BulletDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bullet-dialog" */ './bullet-dialog.tsx')).BulletDialog,
}));

/** Makes a point of a resume from what was said in a practice. */
export function AddToResume({ report }: { readonly report: Report }) {
  const [isOpen, setOpen] = useState(false);
  const quotes = quotesOf(report);
  if (report.mode !== 'practice' || quotes.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        sx={{ minHeight: TOUCH_TARGET, displayPrint: 'none' }}
        onClick={() => setOpen(true)}
      >
        Add to resume
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulletDialog quotes={quotes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
