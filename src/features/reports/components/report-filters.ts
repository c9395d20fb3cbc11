import type { Level, ListReportsData } from '../../../../openapi/gen/types.gen.ts';
import { readPage } from '../../../components/list-page/read-page.ts';

type ReportQuery = NonNullable<ListReportsData['query']>;
type ReportSort = NonNullable<ReportQuery['sort']>;

/** What the address says of the list of reports. */
export interface ReportFilters {
  readonly q: string;
  readonly roleFamily: string;
  readonly level: Level | '';
  readonly sort: ReportSort;
  /** From 1. */
  readonly page: number;
  /** The reports to hold against each other: none, the first of them, or both. */
  readonly compare: readonly string[];
}

export const reportPageSize = 20;

const levels: readonly string[] = ['junior', 'mid', 'senior'] satisfies Level[];
const newestFirst: ReportSort = '-created_at';

/** Reads the filters from the address; what is not a value of theirs is as if it were not there. */
export function readFilters(search: URLSearchParams): ReportFilters {
  const level = search.get('level') ?? '';
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    roleFamily: /^[a-z][a-z0-9-]{0,63}$/.exec(search.get('role_family') ?? '')?.[0] ?? '',
    level: levels.includes(level) ? (level as Level) : '',
    sort: search.get('sort') === 'created_at' ? 'created_at' : newestFirst,
    page: readPage(search),
    compare: readCompared(search.get('compare') ?? ''),
  };
}

const readCompared = (text: string) =>
  [...new Set(text.split(',').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, 2);

/** The address of these filters: only what differs from the plain list. */
export function writeFilters(filters: ReportFilters): URLSearchParams {
  const entries: [string, string][] = [
    ['q', filters.q],
    ['role_family', filters.roleFamily],
    ['level', filters.level],
    ['sort', filters.sort === newestFirst ? '' : filters.sort],
    ['page', filters.page > 1 ? String(filters.page) : ''],
    ['compare', filters.compare.join(',')],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The filters as the API takes them. */
export function toReportQuery({ q, roleFamily, level, sort, page }: ReportFilters): ReportQuery {
  return {
    page,
    page_size: reportPageSize,
    sort,
    ...(q && { q }),
    ...(roleFamily && { role_family: roleFamily }),
    ...(level && { level }),
  };
}

/** True where an empty list may be the filters' doing. */
export const isFiltered = ({ q, roleFamily, level }: ReportFilters) => Boolean(q || roleFamily || level);

/** A change of what is looked for starts at the first page again. */
export function changeFilters(filters: ReportFilters, change: Partial<ReportFilters>): ReportFilters {
  return { ...filters, page: 1, ...change };
}
