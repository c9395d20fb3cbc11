import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getHiringDefaultsOptions, getWorkspaceOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Designer } from '../designer.tsx';

/** Designs an interview of a workspace and freezes it. */
export function NewInterviewPage() {
  const { id = '' } = useParams();
  const workspace = useQuery(getWorkspaceOptions({ path: { workspace_id: id } }));
  const defaults = useQuery(getHiringDefaultsOptions());
  return (
    <Loaded query={workspace} errorTitle="The workspace could not be loaded" rowHeight={400}>
      {(data) =>
        data.my_role === 'lead' || data.my_role === 'recruiter' ? (
          <Loaded query={defaults} errorTitle="The company’s defaults could not be loaded" rowHeight={400}>
            {({ defaults: begun }) => <Designer workspace={data} defaults={begun} />}
          </Loaded>
        ) : (
          <EmptyState title="Leads and recruiters of this workspace design its interviews" />
        )
      }
    </Loaded>
  );
}
