import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type {
  AdminSubscription,
  ListSubscriptionsData,
  PlanAudience,
  SubscriptionStatus,
} from '../../../../openapi/gen/types.gen.ts';
import { listSubscriptionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { subscriptionWords } from '../../../capabilities/billing/plan-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { audienceWords } from '../plans/plan-audiences.ts';
import { SubscriptionView } from '../subscriptions/subscription-view.tsx';
import { costOf } from '../subscriptions/subscription-words.ts';

type Sort = NonNullable<NonNullable<ListSubscriptionsData['query']>['sort']>;

const STATUSES = Object.keys(subscriptionWords) as SubscriptionStatus[];
const AUDIENCES = Object.keys(audienceWords) as PlanAudience[];

const subscriptions = {
  sorts: ['-created_at', 'created_at', 'period_end', '-period_end'],
  filters: {
    q: searchText,
    status: (text: string) => STATUSES.find((one) => one === text),
    audience: (text: string) => AUDIENCES.find((one) => one === text),
  },
  size: 50,
} as const;

/** What every customer has, or one of them. */
export function SubscriptionsPage() {
  const [search] = useSearchParams();
  const id = search.get('subscription');
  return id ? <SubscriptionView id={id} /> : <SubscriptionList />;
}

function SubscriptionList() {
  const list = useList(subscriptions);
  const { query, change } = list;
  const results = useQuery({ ...listSubscriptionsOptions({ query }), placeholderData: keepPreviousData });
  return (
    <ListPage
      title="Subscriptions"
      list={list}
      searchLabel="Search company, email"
      filters={
        <>
          <FilterChoice
            label="For"
            value={query.audience ?? ''}
            onChange={(audience) => change({ audience })}
          >
            <option value="">All</option>
            <Options of={Object.entries(audienceWords)} />
          </FilterChoice>
          <FilterChoice label="Status" value={query.status ?? ''} onChange={(status) => change({ status })}>
            <option value="">All</option>
            <Options of={Object.entries(subscriptionWords)} />
          </FilterChoice>
        </>
      }
      results={results}
      nouns={['subscription', 'subscriptions']}
      errorTitle="The subscriptions could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      none={<EmptyState title="No subscriptions yet">A company’s first workspace begins one.</EmptyState>}
    >
      {(items) => (
        <DataTable
          label="Subscriptions"
          columns={COLUMNS}
          rows={items}
          keyOf={({ _id }) => _id}
          sort={{ by: query.sort, onChange: (sort) => change({ sort: sort as Sort }) }}
        />
      )}
    </ListPage>
  );
}

const COLUMNS: readonly [Column<AdminSubscription>, ...Column<AdminSubscription>[]] = [
  {
    name: 'Customer',
    cell: ({ _id, customer }) => (
      <TextLink to={`${paths.admin.subscriptions}?subscription=${encodeURIComponent(_id)}`}>
        {customer}
      </TextLink>
    ),
  },
  { name: 'For', width: 104, from: 'lg', cell: ({ audience }) => audienceWords[audience] },
  {
    name: 'Plan',
    width: 184,
    cell: ({ plan_name, plan_version }) => `${plan_name}, version ${plan_version}`,
  },
  { name: 'Status', width: 96, cell: ({ status }) => subscriptionWords[status] },
  { name: 'Price', width: 144, isNumber: true, cell: costOf },
  { name: 'Seats', width: 72, from: 'lg', isNumber: true, cell: ({ seats }) => seats },
  {
    name: 'Period ends',
    width: 128,
    sortKey: 'period_end',
    cell: ({ period_end }) => <RelativeTime value={period_end} />,
  },
  {
    name: 'Renews',
    width: 80,
    from: 'lg',
    cell: ({ cancel_at_period_end, status }) =>
      cancel_at_period_end || status === 'canceled' || status === 'expired' ? 'No' : 'Yes',
  },
  {
    name: 'Began',
    width: 112,
    from: 'xl',
    sortKey: 'created_at',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
];
