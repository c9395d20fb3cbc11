import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Rubric, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listRubricsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RubricDraft } from './rubric-draft.tsx';
import { RubricVersions } from './rubric-versions.tsx';

/** The versions of a workspace's rubric; leads publish the next one. */
export function RubricTab({ workspace }: { readonly workspace: Workspace }) {
  const [search] = useSearchParams();
  const rubrics = useQuery(listRubricsOptions({ path: { workspace_id: workspace._id } }));
  const mayEdit = workspace.my_role === 'lead';
  return (
    <Loaded query={rubrics} errorTitle="The rubric could not be loaded" rowHeight={320}>
      {({ items: [newest, ...earlier] }) => {
        if (!newest) return null;
        if (mayEdit && search.get('edit') === 'next')
          return <RubricDraft workspaceId={workspace._id} newest={newest} />;
        const versions: readonly [Rubric, ...Rubric[]] = [newest, ...earlier];
        return <RubricVersions workspaceId={workspace._id} versions={versions} mayEdit={mayEdit} />;
      }}
    </Loaded>
  );
}
