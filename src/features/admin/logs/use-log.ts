import { searchText, useList } from '../../../components/list-page/list-address.ts';

/** What a page of a log named as its `next`. */
const cursor = (text: string) => (/^[A-Za-z0-9_.:-]{1,64}$/.test(text) ? text : undefined);

/** A day of the address, as the field for it has it. */
export const dayText = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

type Reader = (text: string) => string | undefined;

const ROWS = 50;

/** What the address says of a log, which is read from its newest entry on. */
export function useLog<Filters extends Readonly<Record<string, Reader>>>(filters: Filters) {
  const all = { q: searchText, ...filters, before: cursor };
  const { query, filtered, change } = useList({ sorts: ['newest'], filters: all, size: ROWS });
  const { page: _page, page_size, sort: _sort, ...chosen } = query;
  return {
    chosen: chosen as { readonly [Name in keyof typeof all]?: string },
    pageSize: page_size,
    filtered: filtered.filter((name) => name !== 'before'),
    /** Whatever is looked for, it starts at the newest. */
    change: (to: Readonly<Record<string, string>>, options?: { readonly replace: boolean }) =>
      change({ before: '', ...to } as Parameters<typeof change>[0], options),
  };
}

/** From the beginning of the one day to the end of the other, by the clock here. */
export function timesOf({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}) {
  const start = from && new Date(`${from}T00:00:00`);
  const end = to && new Date(`${to}T00:00:00`);
  if (end) end.setDate(end.getDate() + 1);
  return { ...(start && { from: start.toISOString() }), ...(end && { to: end.toISOString() }) };
}
