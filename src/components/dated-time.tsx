import { RelativeTime } from './relative-time.tsx';

/** How far away an ISO 8601 time is, and in words beside it when that is, with the zone: for deadlines. */
export function DatedTime({ value }: { readonly value: string }) {
  return <RelativeTime value={value} isDated />;
}
