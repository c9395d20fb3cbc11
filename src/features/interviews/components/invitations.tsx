import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HiringInterview, HiringInvitation, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listHiringInvitationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportHiringInvitations } from '../../../api/gen/sdk.gen.ts';
import { useKeptTable } from '../../../capabilities/hiring/use-kept-table.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { invitationFilters, invitationList, invitationQuery } from '../invitation-list.ts';
import { Accommodations } from './accommodations.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { FrozenQuestions } from './frozen-questions.tsx';
import {
  attemptColumn,
  candidateColumn,
  changedColumn,
  coverageColumn,
  deadlineColumn,
  integrityColumn,
  requestsColumn,
  reviewersColumn,
  scorecardsColumn,
  statusColumn,
} from './invitation-columns.tsx';
import { INVITATION_PEEK } from './invitation-peek.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LiveTimes } from './live-times.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { ReportRelease } from './report-release.tsx';
import { StatusFilter } from './status-filter.tsx';

const COLUMNS: readonly [Column<HiringInvitation>, ...Column<HiringInvitation>[]] = [
  candidateColumn,
  statusColumn,
  scorecardsColumn,
  reviewersColumn,
  coverageColumn,
  integrityColumn,
  deadlineColumn,
  changedColumn,
  attemptColumn,
  requestsColumn,
];

interface InvitationsProps {
  readonly workspace: Workspace;
  readonly interview: HiringInterview;
}

/** Who is invited to an interview, how far they are, and what can be done about it. */
export const Invitations = observer(function Invitations({ workspace, interview }: InvitationsProps) {
  const [search, setSearch] = useSearchParams();
  const canInvite = workspace.my_role === 'lead' || workspace.my_role === 'recruiter';
  const isLiveOff = useIsOff('live') && interview.live !== null;
  const canAsk = canInvite && !isLiveOff;
  const [isInviting, setInviting] = useState(canAsk && search.has('invite'));
  const [named] = useState(search.get('invite'));
  const closeDialog = () => {
    setInviting(false);
    const rest = new URLSearchParams(search);
    rest.delete('invite');
    setSearch(rest, { replace: true });
  };
  const list = useList(invitationList);
  const table = useKeptTable('invitations', COLUMNS);
  const selection = useSelection<HiringInvitation>(({ _id }) => _id);
  const path = { workspace_id: workspace._id, hiring_interview_id: interview._id };
  const invitations = useQuery({
    ...listHiringInvitationsOptions({ path, query: invitationQuery(list.query) }),
    placeholderData: keepPreviousData,
  });
  const load = async () => {
    const query = invitationFilters(list.query);
    return (await exportHiringInvitations({ path, query, parseAs: 'blob', throwOnError: true })).data;
  };
  const inviteLabel = interview.live ? 'Propose times' : 'Invite';
  useKeys(canAsk ? [{ key: 'i', label: inviteLabel, act: () => setInviting(true) }] : []);
  const invite = canAsk && (
    <Button variant="contained" onClick={() => setInviting(true)}>
      {inviteLabel}
    </Button>
  );
  return (
    <>
      <ListPage
        title={interview.title}
        actions={
          <>
            <TextLink to={paths.recruiter.workspace(workspace._id, { tab: 'interviews' })}>
              {workspace.title}
            </TextLink>
            {workspace.my_role === 'lead' && <ReportRelease path={path} interview={interview} />}
            {invite}
          </>
        }
        notices={
          <>
            {isLiveOff && <Notice tone="info">Live interviews are switched off here.</Notice>}
            <FrozenQuestions
              interview={interview}
              duplicatePath={
                canInvite ? paths.recruiter.newInterview(workspace._id, { from: interview._id }) : undefined
              }
            />
            {interview.live && <LiveTimes interviewId={interview._id} />}
            <Accommodations path={path} rows={invitations.data?.items ?? []} />
          </>
        }
        list={list}
        searchLabel="Search candidates"
        filters={
          <StatusFilter
            counts={invitations.data?.counts}
            value={list.query.status}
            onChange={(status) => list.change({ status })}
          />
        }
        selected={{
          count: selection.rows.length,
          clear: selection.clear,
          actions: (
            <BulkActions
              path={path}
              rows={selection.rows}
              canRelease={workspace.my_role === 'lead'}
              onDone={selection.clear}
            />
          ),
        }}
        results={invitations}
        nouns={['candidate', 'candidates']}
        errorTitle="The invitations could not be loaded"
        skeleton={{ rows: 8, rowHeight: 36 }}
        csv={{ name: 'invitations', load }}
        peek={INVITATION_PEEK}
        table={table}
        none={<EmptyState title="Nobody is invited yet" action={invite} />}
      >
        {(items) => (
          <DataTable
            label="Invitations"
            columns={table.columns}
            rows={items}
            keyOf={({ _id }) => _id}
            sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort }) }}
            {...(canInvite && { selection: selection.of(items) })}
          />
        )}
      </ListPage>
      {isInviting &&
        (interview.live ? (
          <ProposeDialog path={path} interview={interview} first={named} onClose={closeDialog} />
        ) : (
          <InviteDialog path={path} interview={interview} first={named} onClose={closeDialog} />
        ))}
    </>
  );
});
