import type { InterviewState, ListInterviewsData } from '../../../../openapi/gen/types.gen.ts';
import type { LinkTab } from '../../../components/link-tabs.tsx';
import { readList } from '../../../components/list-page/list-address.ts';
import type { PageOfList } from '../../../components/list-page/list-results.tsx';

type InterviewQuery = NonNullable<ListInterviewsData['query']>;

/** Interviews that stand alike. */
export interface InterviewTab extends LinkTab {
  /** All where none is named. */
  readonly states: readonly InterviewState[];
  readonly sort: NonNullable<InterviewQuery['sort']>;
  /** What is said where there is none. */
  readonly none: string;
}

export const allInterviews: InterviewTab = {
  id: 'all',
  label: 'All',
  states: [],
  sort: 'waiting',
  none: 'No interviews yet',
};

export const interviewTabs: readonly [InterviewTab, ...InterviewTab[]] = [
  allInterviews,
  { id: 'invited', label: 'Invited', states: ['invited'], sort: 'deadline', none: 'No open invitation' },
  {
    id: 'in-progress',
    label: 'In progress',
    states: ['in_progress'],
    sort: 'deadline',
    none: 'No interview for hiring in progress',
  },
  {
    id: 'completed',
    label: 'Completed',
    states: ['completed'],
    sort: '-deadline',
    none: 'No completed interview',
  },
  {
    id: 'expired',
    label: 'Expired',
    states: ['expired', 'revoked', 'declined'],
    sort: '-deadline',
    none: 'No expired interview',
  },
];

/** One page of a tab as the API takes it. */
export function interviewsQuery(
  { states, sort }: InterviewTab,
  search: URLSearchParams,
): InterviewQuery & PageOfList {
  return {
    ...readList({ sorts: [sort], filters: {} }, search),
    ...(states.length > 0 && { state: [...states] }),
  };
}
