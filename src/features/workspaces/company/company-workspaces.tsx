import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyWorkspace } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyWorkspacesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { StatusMark } from '../components/status-mark.tsx';
import { workspaceRoleWords } from '../words.ts';
import { companyWorkspaceList } from '../workspace-list.ts';
import { AppointLeadDialog } from './appoint-lead-dialog.tsx';
import { ShownChoice } from './shown-choice.tsx';

/** All workspaces of the company for its owners: who leads each, and another lead for it. */
export function CompanyWorkspaces() {
  const list = useList(companyWorkspaceList);
  const { q, page, page_size } = list.query;
  const workspaces = useQuery({
    ...listCompanyWorkspacesOptions({ query: { page, page_size, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  const [appointing, setAppointing] = useState<CompanyWorkspace | null>(null);
  return (
    <>
      <ListPage
        title="Workspaces"
        list={{ ...list, filtered: list.filtered.filter((name) => name !== 'show') }}
        searchLabel="Search workspaces"
        filters={<ShownChoice value="company" onChange={(show) => list.change({ show })} />}
        results={workspaces}
        nouns={['workspace', 'workspaces']}
        errorTitle="The workspaces could not be loaded"
        skeleton={{ rows: 8, rowHeight: 36 }}
        none={<EmptyState title="No workspaces yet">One for each role you hire for.</EmptyState>}
      >
        {(items) => (
          <DataTable
            label="Workspaces"
            columns={columnsFor(setAppointing)}
            rows={items}
            keyOf={({ _id }) => _id}
          />
        )}
      </ListPage>
      {appointing && <AppointLeadDialog workspace={appointing} onClose={() => setAppointing(null)} />}
    </>
  );
}

const columnsFor = (
  onAppoint: (workspace: CompanyWorkspace) => void,
): readonly [Column<CompanyWorkspace>, ...Column<CompanyWorkspace>[]] => [
  {
    name: 'Title',
    cell: ({ _id, title, my_role: role }) =>
      role ? (
        <TextLink to={paths.recruiter.workspace(_id)} underline="hover" sx={{ fontWeight: 600 }}>
          {title}
        </TextLink>
      ) : (
        title
      ),
  },
  { name: 'Status', width: 88, cell: ({ status }) => <StatusMark status={status} /> },
  {
    name: 'Leads',
    width: 240,
    cell: ({ leads }) => {
      const names = leads.map(({ full_name }) => full_name).join(', ');
      return <span title={names}>{names || '–'}</span>;
    },
  },
  {
    name: 'My role',
    width: 120,
    cell: ({ my_role: role }) => (role ? workspaceRoleWords[role] : 'Not a member'),
  },
  {
    name: 'Opened',
    width: 124,
    from: 'lg',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  {
    name: 'Lead',
    width: 136,
    cell: (workspace) => (
      <Button
        size="small"
        variant="text"
        aria-label={`Appoint lead of ${workspace.title}`}
        onClick={() => onAppoint(workspace)}
      >
        Appoint lead
      </Button>
    ),
  },
];
