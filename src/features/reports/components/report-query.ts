import type { Level } from '../../../../openapi/gen/types.gen.ts';
import { searchText } from '../../../components/list-page/list-address.ts';
import { paths } from '../../../lib/paths.ts';

const levels: readonly Level[] = ['junior', 'mid', 'senior'];

/** What the address says of the list of reports. */
export const reportList = {
  sorts: ['-created_at', 'created_at'],
  filters: {
    q: searchText,
    role_family: (text: string) => /^[a-z][a-z0-9-]{0,63}$/.exec(text)?.[0],
    level: (text: string) => levels.find((level) => level === text),
  },
} as const;

/** The reports to hold against each other: none, the first of them, or both. */
export const readCompared = (search: URLSearchParams): readonly string[] =>
  [...new Set((search.get('compare') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 2);

/** The list of reports as this address shows it, with these ones to compare. */
export function pathToCompare(search: URLSearchParams, compared: readonly string[]): string {
  const next = new URLSearchParams(search);
  if (compared.length > 0) next.set('compare', compared.join(','));
  else next.delete('compare');
  return next.size > 0 ? `${paths.candidate.reports}?${next}` : paths.candidate.reports;
}
