import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { listResumesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { readPage } from '../../../components/list-page/list-address.ts';
import { ListResults } from '../../../components/list-page/list-results.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { newResumeLink, noResumes } from '../list/no-resumes.tsx';
import { resumeFacts } from '../list/resume-facts.ts';
import { ResumeMenu } from '../list/resume-menu.tsx';

const TABS: readonly [LinkTab, ...LinkTab[]] = [
  { id: 'resumes', label: 'Resumes' },
  { id: 'trash', label: 'Trash' },
];

const PAGE_SIZE = 20;

/** All resumes of somebody, and those in the trash. */
export function MyResumesPage() {
  const [search] = useSearchParams();
  const tab = useSelectedTab(TABS);
  const at = { page: readPage(search), page_size: PAGE_SIZE };
  const inTrash = tab.id === 'trash';
  const resumes = useQuery({
    ...listResumesOptions({ query: { ...at, in_trash: inTrash } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const nothing = inTrash ? (
    <EmptyState title="The trash is empty">Resumes stay here for 30 days, then they are deleted.</EmptyState>
  ) : (
    noResumes
  );
  return (
    <>
      <PageHeader title="My resumes" actions={newResumeLink} />
      <LinkTabs label="Resumes" tabs={TABS} selected={tab}>
        <ListResults
          results={{ ...resumes, data: resumes.isPlaceholderData ? undefined : resumes.data }}
          at={at}
          nouns={['resume', 'resumes']}
          errorTitle="Your resumes could not be loaded"
          skeleton={{ rows: 5 }}
          empty={nothing}
        >
          {(items) => (
            <DataTable
              label={tab.label}
              columns={inTrash ? TRASHED : COLUMNS}
              rows={items}
              keyOf={({ _id }) => _id}
            />
          )}
        </ListResults>
      </LinkTabs>
    </>
  );
}

const menu: Column<BuiltResumeSummary> = {
  name: 'Actions',
  width: 72,
  cell: (resume) => <ResumeMenu resume={resume} />,
};

const COLUMNS: readonly [Column<BuiltResumeSummary>, ...Column<BuiltResumeSummary>[]] = [
  {
    name: 'Title',
    cell: ({ _id, title }) => (
      <TextLink to={paths.resumes.one(_id)} underline="hover" sx={{ fontWeight: 600 }}>
        {title}
      </TextLink>
    ),
  },
  { name: 'Name', cell: ({ name }) => name || '–' },
  { name: 'Status', cell: (resume) => resumeFacts(resume) || '–' },
  { name: 'Edited', width: 140, cell: ({ updated_at }) => <RelativeTime value={updated_at} /> },
  menu,
];

const TRASHED: typeof COLUMNS = [
  { name: 'Title', cell: ({ title }) => title },
  {
    name: 'Moved here',
    width: 180,
    cell: ({ trashed_at }) => trashed_at && <RelativeTime value={trashed_at} />,
  },
  menu,
];
