import { useQuery } from '@tanstack/react-query';
import { listWorkspacesOptions } from '../../api/gen/@tanstack/react-query.gen.ts';
import { FilterChoice } from '../../components/list-page/filter-choice.tsx';

const MOST_WORKSPACES = 100;

/** The workspaces that somebody is a member of, the latest first. */
export const workspacesQuery = listWorkspacesOptions({ query: { page_size: MOST_WORKSPACES } });

interface WorkspaceChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What no choice is called; absent where one has to be chosen. */
  readonly all?: string;
}

export function WorkspaceChoice({ all, ...choice }: WorkspaceChoiceProps) {
  const { data } = useQuery(workspacesQuery);
  return (
    <FilterChoice label="Workspace" {...choice}>
      {all && <option value="">{all}</option>}
      {data?.items.map(({ _id, title }) => (
        <option key={_id} value={_id}>
          {title}
        </option>
      ))}
    </FilterChoice>
  );
}
