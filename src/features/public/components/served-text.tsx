import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import type { PublicTextId } from '../../../../openapi/gen/types.gen.ts';
import { getPublicText } from '../../../api/gen/sdk.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';

interface ServedTextProps {
  readonly id: PublicTextId;
  /** Of the text and what is in it. */
  readonly style: object;
}

/** A text that administrators can change: it stands in the page's HTML already where that was loaded, else it is asked for. */
export function ServedText({ id, style }: ServedTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  const [isThere, setThere] = useState(true);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (place.current?.hasChildNodes()) return undefined;
    let isOver = false;
    setThere(false);
    setError(undefined);
    getPublicText({ path: { name: id }, throwOnError: true }).then(
      ({ data }) => {
        if (isOver) return;
        setHtml(data.html);
        setThere(true);
      },
      (cause: unknown) => !isOver && setError(cause),
    );
    return () => {
      isOver = true;
    };
  }, [id, attempt]);

  return (
    <>
      {Boolean(error) && (
        <ErrorPanel
          title="The text could not be loaded"
          error={error}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {!isThere && !error && (
        <LoadingSkeleton>
          <Skeleton variant="rounded" height={320} />
        </LoadingSkeleton>
      )}
      <Box
        ref={place}
        id={`text-${id}`}
        sx={style}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown and escapes all of it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
