import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ContentItem, ContentSummary, ListContentData } from '../../../../openapi/gen/types.gen.ts';
import { getContentOptions, listContentOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { ContentEditor } from '../editor/content-editor.tsx';
import { kindWords, statusWords } from '../editor/content-words.ts';

type Query = NonNullable<ListContentData['query']>;

const KINDS = Object.keys(kindWords) as (keyof typeof kindWords)[];
const stateWords: Readonly<Record<NonNullable<Query['state']>, string>> = {
  draft: 'With a draft',
  edited: statusWords.edited,
  file_changed: statusWords.file_changed,
};
const STATES = Object.keys(stateWords) as (keyof typeof stateWords)[];

const contents = {
  sorts: ['kind'],
  filters: {
    q: searchText,
    kind: (text: string) => KINDS.find((kind) => kind === text),
    state: (text: string) => STATES.find((state) => state === text),
  },
  size: 50,
} as const;

/** The texts of the installation: a list, or the one that the address names. */
export function ContentPage() {
  const [search] = useSearchParams();
  const item = search.get('item');
  return item ? <ContentItemPage key={item} item={item} /> : <ContentListPage />;
}

function ContentListPage() {
  const list = useList(contents);
  const { sort: _sort, ...query } = list.query;
  const results = useQuery({ ...listContentOptions({ query }), placeholderData: keepPreviousData });
  return (
    <ListPage
      title="Content"
      list={list}
      searchLabel="Search names and texts"
      filters={
        <>
          <FilterChoice label="Kind" value={query.kind ?? ''} onChange={(kind) => list.change({ kind })}>
            <option value="">All</option>
            <Options of={Object.entries(kindWords)} />
          </FilterChoice>
          <FilterChoice label="State" value={query.state ?? ''} onChange={(state) => list.change({ state })}>
            <option value="">All</option>
            <Options of={Object.entries(stateWords)} />
          </FilterChoice>
        </>
      }
      results={results}
      nouns={['text', 'texts']}
      errorTitle="The content could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      none={<EmptyState title="No content">The files of this installation hold none.</EmptyState>}
    >
      {(items) => (
        <DataTable
          label="Content"
          columns={COLUMNS}
          rows={items}
          keyOf={({ kind, _id }) => `${kind}/${_id}`}
        />
      )}
    </ListPage>
  );
}

const addressOf = ({ kind, _id }: ContentSummary) =>
  `${paths.admin.content}?item=${encodeURIComponent(`${kind}/${_id}`)}`;

const COLUMNS: readonly [Column<ContentSummary>, ...Column<ContentSummary>[]] = [
  { name: 'Name', cell: (row) => <TextLink to={addressOf(row)}>{row.name}</TextLink> },
  { name: 'Kind', width: 128, cell: ({ kind }) => kindWords[kind] },
  { name: 'Status', width: 152, cell: ({ status }) => statusWords[status] },
  { name: 'Draft', width: 80, cell: ({ has_draft }) => (has_draft ? 'Yes' : '–') },
  {
    name: 'Published',
    width: 128,
    cell: ({ published_at }) => (published_at ? <RelativeTime value={published_at} /> : '–'),
  },
];

function ContentItemPage({ item }: { readonly item: string }) {
  const [kind = '', id = ''] = item.split('/');
  const path = { content_kind: kind as ContentItem['kind'], content_id: id };
  const query = useQuery({ ...getContentOptions({ path }), refetchOnWindowFocus: false });
  return (
    <>
      <PageHeader
        title={query.data?.name ?? 'Content'}
        aside={query.data && <span>{statusWords[query.data.status]}</span>}
        actions={<TextLink to={paths.admin.content}>All content</TextLink>}
      />
      <Loaded query={query} errorTitle="The text could not be loaded" rows={2} rowHeight={240}>
        {(data) => <ContentEditor item={data} />}
      </Loaded>
    </>
  );
}
