import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { InvitationTable } from './components/invitation-table.tsx';
import { InviteForm } from './components/invite-form.tsx';
import { MemberTable } from './components/member-table.tsx';
import { team } from './team.ts';

/** Who hires for the company, and who is asked to. */
export function MembersSection() {
  const query = useQuery(team());
  return (
    <Loaded query={query} rows={3} rowHeight={36} errorTitle="The members couldn’t be loaded">
      {({ members, invitations, my_role: role }) => (
        <>
          {role === 'owner' && (
            <Panel title="Invite a colleague">
              <InviteForm />
            </Panel>
          )}
          <Panel title="Members">
            <MemberTable members={members} canChange={role === 'owner'} />
          </Panel>
          {invitations.length > 0 && (
            <Panel title="Invited">
              <InvitationTable invitations={invitations} canChange={role === 'owner'} />
            </Panel>
          )}
        </>
      )}
    </Loaded>
  );
}
