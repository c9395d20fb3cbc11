import { useEffect, useState } from 'react';
import { formatAbsolute, formatRelative } from '../lib/relative-time.ts';

const TICK = 60_000;

/** How long ago an ISO 8601 time was, with the absolute time and its zone in the title. */
export function RelativeTime({ value }: { value: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const time = Date.parse(value);
  return (
    <time dateTime={value} title={formatAbsolute(time)}>
      {formatRelative(time, now)}
    </time>
  );
}
