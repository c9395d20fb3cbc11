import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useState } from 'react';
import { LoadBoundary } from '../../../components/load-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { Drawing } from './drawing.ts';

const PdfPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf-pages" */ './pdf-pages.tsx')).PdfPages,
}));

interface ResumePagesProps {
  readonly drawing: Drawing;
  /** What is shown, for screen readers. */
  readonly label: string;
  /** What a field such as `work.2.position` is called beside the pages. */
  readonly fieldName?: (path: string) => string;
}

const MOST_TOLD = 5;
const MOST_LETTERS = 60;
const PHOTO = 'basics.image';

/** The pages of a resume as they are exported, and what of it could not be drawn. */
export const ResumePages = observer(function ResumePages({ drawing, label, fieldName }: ResumePagesProps) {
  const { rendered, problem } = drawing;
  const [failure, setFailure] = useState<unknown>(null);
  const fail = useCallback((cause: unknown) => setFailure(cause), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {(problem || failure !== null) && (
        <Notice tone="error">
          The pages could not be drawn{rendered ? '; these are the last that could' : ''}.{' '}
          {problem &&
            [problem.field && fieldName?.(problem.field), problem.message].filter(Boolean).join(': ')}
        </Notice>
      )}
      {rendered && rendered.missing.length > 0 && (
        <Notice tone="warning">
          No font here has these letters, so the pages leave them out:
          <ul>
            {rendered.missing.slice(0, MOST_TOLD).map(({ letter, text, field }) => (
              <li key={letter}>
                “{letter}” in <Text text={text} name={fieldName?.(field)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rendered && rendered.unfit.length > 0 && (
        <Notice tone="warning">
          This does not fit on the pages:
          <ul>
            {rendered.unfit.slice(0, MOST_TOLD).map(({ text, field }) => (
              <li key={text}>
                {field === PHOTO ? (
                  'Photo: this file is no picture.'
                ) : (
                  <Text text={text} name={fieldName?.(field)} />
                )}
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
});

/** A text with the name of its field, where it has one. */
const Text = ({ text, name }: { readonly text: string; readonly name: string | undefined }) => (
  <>
    {name && `${name}: `}“{text.slice(0, MOST_LETTERS)}”
  </>
);
