import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useState } from 'react';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { Drawing } from './use-drawing.ts';

const PdfPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf-pages" */ './pdf-pages.tsx')).PdfPages,
}));

interface ResumePagesProps {
  readonly drawing: Drawing;
  /** What is shown, for screen readers. */
  readonly label: string;
}

const MOST_TOLD = 5;

/** The pages of a resume as they are exported, and what of it could not be drawn. */
export function ResumePages({ drawing: { rendered, problem }, label }: ResumePagesProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const fail = useCallback((cause: unknown) => setFailure(cause), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {(problem || failure !== null) && (
        <Notice tone="error">
          The pages could not be drawn{rendered ? '; these are the last that could' : ''}. {problem}
        </Notice>
      )}
      {rendered && rendered.missing.length > 0 && (
        <Notice tone="warning">
          No font here has these letters, so the pages leave them out:
          <ul>
            {rendered.missing.slice(0, MOST_TOLD).map(({ letter, text }) => (
              <li key={letter}>
                “{letter}” in “{text.slice(0, 60)}”
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rendered ? (
        <LoadBoundary fallback={<p>The pages could not be loaded. Reload the page.</p>}>
          <Suspense fallback={<SkeletonLines rows={12} />}>
            <PdfPages pdf={rendered.pdf} label={label} onProblem={fail} />
          </Suspense>
        </LoadBoundary>
      ) : (
        !problem && <SkeletonLines rows={12} />
      )}
    </Box>
  );
}
