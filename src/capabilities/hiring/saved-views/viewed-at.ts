import type { ViewedList } from '../../../../openapi/gen/types.gen.ts';

/** A list that has views. */
export interface OfList {
  readonly list: ViewedList;
  /** Of a pipeline alone. */
  readonly workspaceId?: string | undefined;
}

/** Where one is in a list is no part of what it shows. */
const PLACES = ['page', 'peek'];

/** What the address says of a list that a view keeps, always in the same order. */
export function viewedAt(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  for (const name of PLACES) kept.delete(name);
  kept.sort();
  return kept.toString();
}
