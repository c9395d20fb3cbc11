import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RatingAnalysis } from '../../../../openapi/gen/types.gen.ts';
import { getRatingAnalysisOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { OfWorkspace } from './of-workspace.tsx';

interface RatingsOfProps {
  readonly children: (analysis: RatingAnalysis, workspaceId: string) => ReactNode;
}

/** What is found in the ratings of one workspace, by one version of its rubric. */
export function RatingsOf({ children }: RatingsOfProps) {
  return (
    <OfWorkspace>
      {(id) => (
        <Ratings key={id} workspaceId={id}>
          {children}
        </Ratings>
      )}
    </OfWorkspace>
  );
}

function Ratings({ workspaceId, children }: RatingsOfProps & { readonly workspaceId: string }) {
  const [search, setSearch] = useSearchParams();
  const version = Number(search.get('rubric')) || undefined;
  const analysis = useQuery(
    getRatingAnalysisOptions({
      path: { workspace_id: workspaceId },
      query: version ? { rubric_version: version } : {},
    }),
  );
  const choose = (to: string) => {
    const next = new URLSearchParams(search);
    next.set('rubric', to);
    setSearch(next);
  };
  return (
    <Loaded query={analysis} errorTitle="The ratings could not be loaded" rowHeight={200}>
      {(loaded) =>
        loaded.rubric_versions.length === 0 ? (
          <EmptyState title="Nothing rated yet">Ratings made before the reveal are compared here.</EmptyState>
        ) : (
          <>
            {loaded.rubric_versions.length > 1 && (
              <FilterChoice label="Rubric" value={String(loaded.rubric_version)} onChange={choose}>
                {loaded.rubric_versions.map((one) => (
                  <option key={one} value={one}>
                    v{one}
                  </option>
                ))}
              </FilterChoice>
            )}
            {children(loaded, workspaceId)}
          </>
        )
      }
    </Loaded>
  );
}
