import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Workspace } from '../../../../openapi/gen/types.gen.ts';
import { getWorkspaceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { type LinkTab, LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { ListSteps } from './list-steps.tsx';
import { OneSteps } from './one-steps.tsx';

interface SourceTab extends LinkTab {
  readonly id: 'one' | 'csv' | 'paste';
}

const tabs: readonly [SourceTab, ...SourceTab[]] = [
  { id: 'one', label: 'One' },
  { id: 'csv', label: 'CSV' },
  { id: 'paste', label: 'Paste' },
];

/** Adds candidates to a workspace: one, from a file, or from a list of addresses. */
export function AddCandidatesPage() {
  const { id = '' } = useParams();
  const workspace = useQuery(getWorkspaceOptions({ path: { workspace_id: id } }));
  const { data } = workspace;
  return (
    <>
      <PageHeader
        title="Add candidates"
        subtitle={data && <TextLink to={paths.recruiter.workspace(id)}>{data.title}</TextLink>}
      />
      <Loaded query={workspace} errorTitle="The workspace could not be loaded" rowHeight={320}>
        {(loaded) => <Sources workspace={loaded} />}
      </Loaded>
    </>
  );
}

function Sources({ workspace }: { readonly workspace: Workspace }) {
  const { _id: id, status } = workspace;
  const tab = useSelectedTab(tabs);
  if (!canWorkWith(workspace))
    return <EmptyState title="Leads and recruiters of this workspace add its candidates" />;
  if (status === 'closed' || status === 'archived')
    return <EmptyState title={`This workspace is ${status} and takes nobody`} />;
  return (
    <LinkTabs label="Add candidates" tabs={tabs} selected={tab}>
      {tab.id === 'one' ? (
        <OneSteps workspaceId={id} />
      ) : (
        <ListSteps key={tab.id} workspaceId={id} source={tab.id} />
      )}
    </LinkTabs>
  );
}
