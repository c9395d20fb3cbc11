import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { Workspace } from '../../../../openapi/gen/types.gen.ts';
import { getWorkspaceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { JobDetails } from '../components/job-details.tsx';
import { StatusMenu } from '../components/status-menu.tsx';
import { StagesButton } from '../stages/stages-dialog.tsx';
import type { WorkspaceTab } from '../workspace-tab.ts';

type Tabs = readonly [WorkspaceTab, ...WorkspaceTab[]];

/** The page of a workspace: title and status, and one tab a subject. */
export function WorkspaceFrame({ tabs }: { readonly tabs: Tabs }) {
  const { id = '' } = useParams();
  const workspace = useQuery(getWorkspaceOptions({ path: { workspace_id: id } }));
  const { Action } = useSelectedTab(workspace.data ? tabsFor(workspace.data, tabs) : tabs);
  return (
    <>
      <PageHeader
        title={workspace.data?.title ?? 'Workspace'}
        aside={workspace.data && <StatusMenu workspace={workspace.data} />}
        actions={
          workspace.data && (
            <>
              <StagesButton workspace={workspace.data} />
              <JobDetails workspace={workspace.data} />
              {Action && (
                <Suspense>
                  <Action workspace={workspace.data} />
                </Suspense>
              )}
            </>
          )
        }
      />
      <Loaded
        query={workspace}
        errorTitle="This workspace could not be loaded"
        wayBack={{ to: paths.recruiter.workspaces, label: 'All workspaces' }}
        rowHeight={400}
      >
        {(data) => <TabbedWorkspace workspace={data} tabs={tabsFor(data, tabs)} />}
      </Loaded>
    </>
  );
}

/** Who sees no candidates has no tab that shows them. */
function tabsFor({ my_role: role }: Workspace, tabs: Tabs): Tabs {
  if (role !== 'interviewer') return tabs;
  const [first, ...others] = tabs.filter(({ showsCandidates }) => !showsCandidates);
  return first ? [first, ...others] : tabs;
}

function TabbedWorkspace({ workspace, tabs }: { readonly workspace: Workspace; readonly tabs: Tabs }) {
  const tab = useSelectedTab(tabs);
  return (
    <LinkTabs label="Workspace" tabs={tabs} selected={tab}>
      <Suspense fallback={<LoadingSkeleton>{null}</LoadingSkeleton>}>
        <tab.Panel workspace={workspace} />
      </Suspense>
    </LinkTabs>
  );
}
