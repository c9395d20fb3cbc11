import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { HiringInvitation } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyInvitationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportCompanyInvitations } from '../../../api/gen/sdk.gen.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { useDefaultView } from '../../../capabilities/hiring/saved-views/use-default-view.ts';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { Agenda } from '../components/agenda.tsx';
import {
  candidateColumn,
  changedColumn,
  coverageColumn,
  deadlineColumn,
  dueColumn,
  integrityColumn,
  interviewColumn,
  requestsColumn,
  reviewersColumn,
  scorecardsColumn,
  statusColumn,
  workspaceColumn,
} from '../components/invitation-columns.tsx';
import { INVITATION_PEEK } from '../components/invitation-peek.tsx';
import { chipStyle, StatusFilter } from '../components/status-filter.tsx';
import { allInvitations, invitationFilters, invitationQuery, isAgenda } from '../invitation-list.ts';

type Columns = readonly [Column<HiringInvitation>, ...Column<HiringInvitation>[]];

const COLUMNS: Columns = [
  candidateColumn,
  interviewColumn,
  workspaceColumn,
  statusColumn,
  scorecardsColumn,
  coverageColumn,
  integrityColumn,
  deadlineColumn,
  { ...requestsColumn, from: 'xl' },
  changedColumn,
];

const TO_RATE: Columns = [
  candidateColumn,
  interviewColumn,
  workspaceColumn,
  scorecardsColumn,
  dueColumn,
  reviewersColumn,
  changedColumn,
];

/** The interviews of all workspaces whose candidates somebody sees, as a list or by day. */
export function InterviewsPage() {
  useDefaultView({ list: 'interviews' });
  const [search] = useSearchParams();
  if (!isAgenda(search)) return <InterviewList />;
  return (
    <>
      <PageHeader title="Interviews" actions={ACTIONS} />
      <Agenda />
    </>
  );
}

function InterviewList() {
  const list = useList(allInvitations);
  const table = useKeptTable('interviews', list.query.view ? TO_RATE : COLUMNS);
  const invitations = useQuery({
    ...listCompanyInvitationsOptions({ query: invitationQuery(list.query) }),
    placeholderData: keepPreviousData,
  });
  const load = async () => {
    const query = invitationFilters(list.query);
    return (await exportCompanyInvitations({ query, parseAs: 'blob', throwOnError: true })).data;
  };
  const isQueue = list.query.view !== undefined && list.filtered.length === 1;
  return (
    <ListPage
      title="Interviews"
      list={isQueue ? { ...list, filtered: [] } : list}
      searchLabel="Search candidates"
      actions={ACTIONS}
      filters={
        <>
          <Button
            size="small"
            variant={list.query.view ? 'outlined' : 'text'}
            aria-pressed={Boolean(list.query.view)}
            sx={chipStyle}
            onClick={() => list.change({ view: list.query.view ? '' : 'to_rate', status: '' })}
          >
            To rate
          </Button>
          <StatusFilter
            counts={invitations.data?.counts}
            value={list.query.status}
            onChange={(status) => list.change({ status })}
          />
          <SavedViews list="interviews" />
        </>
      }
      results={invitations}
      nouns={['invitation', 'invitations']}
      errorTitle="The interviews could not be loaded"
      skeleton={{ rows: 8, rowHeight: 36 }}
      csv={{ name: 'invitations', load }}
      peek={INVITATION_PEEK}
      table={table}
      none={
        isQueue ? (
          <EmptyState title="Nothing to rate" />
        ) : (
          <EmptyState
            title="No interviews yet"
            action={<LinkButton to={paths.recruiter.workspaces}>Go to workspaces</LinkButton>}
          >
            Candidates you invite in a workspace appear here.
          </EmptyState>
        )
      }
    >
      {(items) => (
        <DataTable
          label="Interviews"
          columns={table.columns}
          rows={items}
          keyOf={({ _id }) => _id}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort }) }}
        />
      )}
    </ListPage>
  );
}

/** Turns from the list to the agenda and back. */
function ViewSwitch() {
  const [search, setSearch] = useSearchParams();
  const isByDay = isAgenda(search);
  // What the list is filtered by is kept for the way back.
  const turnTo = (view: string | null) =>
    setSearch((now) => {
      now.delete('view');
      if (view) now.set('view', view);
      return now;
    });
  return (
    <Box role="group" aria-label="View" sx={{ display: 'flex', gap: 0.5 }}>
      <Button
        size="small"
        variant={isByDay ? 'text' : 'outlined'}
        aria-pressed={!isByDay}
        onClick={() => isByDay && turnTo(null)}
      >
        List
      </Button>
      <Button
        size="small"
        variant={isByDay ? 'outlined' : 'text'}
        aria-pressed={isByDay}
        onClick={() => turnTo('agenda')}
      >
        Agenda
      </Button>
    </Box>
  );
}

/** The attempt that waits longest for one's rating. */
function ReviewNext() {
  const navigate = useNavigate();
  const query = { to_rate: true, sort: 'changed_at', page_size: 1 } as const;
  const { data } = useQuery(listCompanyInvitationsOptions({ query }));
  const next = data?.items[0]?.session_id;
  const open = () => (next ? navigate(paths.recruiter.review(next)) : false);
  useKeys([{ key: 'r', label: 'Review next', act: open }]);
  return next ? (
    // It is there once it is known, and moves nothing under a pointer: on a phone the buttons begin at the left.
    <LinkButton to={paths.recruiter.review(next)} variant="contained" sx={{ order: { xs: 1, sm: 0 } }}>
      Review next
    </LinkButton>
  ) : null;
}

const ACTIONS = (
  <>
    <ReviewNext />
    <ViewSwitch />
  </>
);
