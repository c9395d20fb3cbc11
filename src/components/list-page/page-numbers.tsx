import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { retryImport } from '../../lib/retry-import.ts';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';

const loadLinks = () => import(/* webpackChunkName: "page-links" */ './page-links.tsx');

const PageLinks = lazy(async () => ({ default: (await retryImport(loadLinks)).PageLinks }));

interface PageNumbersProps {
  /** For screen readers. */
  readonly label?: string;
  /** Of all rows. */
  readonly total: number;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  readonly isDense?: boolean;
}

/** The pages of a list, each with an address of its own; nothing where one holds them all, which most do. */
export function PageNumbers({ label = 'Pages', total, pageSize, page, isDense }: PageNumbersProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const target = isDense ? denseTarget : calmTarget;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', justifyContent: 'center', mt: isDense ? 0 : 3, minHeight: target.height }}
    >
      <Suspense>
        <PageLinks {...{ pages, page, isDense, target }} />
      </Suspense>
    </Box>
  );
}

const calmTarget = { minWidth: TOUCH_TARGET, height: TOUCH_TARGET, mx: 0 } as const;

const denseTarget = {
  minWidth: { xs: TOUCH_TARGET, md: 28 },
  height: { xs: TOUCH_TARGET, md: 28 },
  mx: 0,
} as const;
