import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { LogName } from '../../../../openapi/gen/types.gen.ts';
import { followStream } from '../../../api/follow-stream.ts';
import { streamLogs } from '../../../api/gen/sdk.gen.ts';

interface LiveButtonProps {
  readonly log: LogName;
  readonly onNews: () => void;
}

/** Shows new rows as they come, while it is pressed. */
export function LiveButton({ log, onNews }: LiveButtonProps) {
  const [isLive, setLive] = useState(false);
  const onNewsNow = useRef(onNews);
  useEffect(() => {
    onNewsNow.current = onNews;
  });
  useEffect(() => {
    if (!isLive) return undefined;
    const leaving = new AbortController();
    const open = (options: Parameters<Parameters<typeof followStream>[1]>[0]) =>
      streamLogs({ ...options, query: { log } });
    followStream(leaving.signal, open, () => onNewsNow.current()).catch(() => setLive(false));
    return () => leaving.abort();
  }, [isLive, log]);
  return (
    <Button
      size="small"
      variant={isLive ? 'contained' : 'outlined'}
      aria-pressed={isLive}
      onClick={() => setLive(!isLive)}
    >
      Live
    </Button>
  );
}
