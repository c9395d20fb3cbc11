import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { AtWork } from '../components/at-work.tsx';
import { Beginning } from '../components/beginning.tsx';
import { nextToRate } from '../components/your-work.tsx';
import { openWorkspaces, ownWork } from '../queries.ts';

/** Where a recruiter starts: what waits for them, or what to do first. */
export function RecruiterDashboardPage() {
  const navigate = useNavigate();
  const workspaces = useQuery(openWorkspaces());
  const work = useQuery(ownWork());
  const toRate = work.data && nextToRate(work.data);
  useKeys([
    { key: 'n', label: 'New workspace', act: () => navigate(paths.recruiter.newWorkspace) },
    { key: 'r', label: 'Review next', act: () => (toRate ? navigate(toRate) : false) },
  ]);
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <>
            {workspaces.data?.total === 0 && (
              <LinkButton to={paths.recruiter.newWorkspace} variant="contained">
                New workspace
              </LinkButton>
            )}
            {toRate && (
              <LinkButton to={toRate} variant="contained" title="R">
                Review next
              </LinkButton>
            )}
          </>
        }
      />
      <Loaded query={workspaces} errorTitle="Your workspaces could not be loaded" rowHeight={360}>
        {({ items, total }) => (total === 0 ? <Beginning /> : <AtWork workspaces={items} />)}
      </Loaded>
    </>
  );
}
