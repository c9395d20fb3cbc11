import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { HiringDefaults, Workspace } from '../../../../openapi/gen/types.gen.ts';
import {
  getHiringDefaultsOptions,
  getHiringInterviewOptions,
  getWorkspaceOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { Designer } from '../designer.tsx';

/** Designs an interview of a workspace and freezes it. */
export function NewInterviewPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  const workspace = useQuery(getWorkspaceOptions({ path: { workspace_id: id } }));
  const defaults = useQuery(getHiringDefaultsOptions());
  return (
    <Loaded query={workspace} errorTitle="The workspace could not be loaded" rowHeight={400}>
      {(data) =>
        data.my_role === 'lead' || data.my_role === 'recruiter' ? (
          <Loaded query={defaults} errorTitle="The company’s defaults could not be loaded" rowHeight={400}>
            {({ defaults: begun }) =>
              from ? (
                <Duplicate key={from} workspace={data} defaults={begun} from={from} />
              ) : (
                <Designer workspace={data} defaults={begun} />
              )
            }
          </Loaded>
        ) : (
          <EmptyState title="Leads and recruiters of this workspace design its interviews" />
        )
      }
    </Loaded>
  );
}

interface DuplicateProps {
  readonly workspace: Workspace;
  readonly defaults: HiringDefaults;
  /** The frozen one. */
  readonly from: string;
}

/** Begins as a frozen interview is. */
function Duplicate({ workspace, defaults, from }: DuplicateProps) {
  const path = { workspace_id: workspace._id, hiring_interview_id: from };
  const interview = useQuery(getHiringInterviewOptions({ path }));
  return (
    <Loaded
      query={interview}
      errorTitle="The interview could not be loaded"
      wayBack={{ to: paths.recruiter.newInterview(workspace._id), label: 'New interview' }}
      rowHeight={400}
    >
      {(found) => <Designer workspace={workspace} defaults={defaults} from={found} />}
    </Loaded>
  );
}
