import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type { Workspace } from '../../../openapi/gen/types.gen.ts';
import { useDefaultView } from '../../capabilities/hiring/saved-views/use-default-view.ts';
import { canWorkWith } from '../../capabilities/hiring/workspace-roles.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { canAddTo } from './add-candidates.tsx';
import { Board } from './board/board.tsx';
import { MoveStatus } from './moves/move-status.tsx';
import { useMoves } from './moves/use-moves.ts';
import { OpenLinkButton } from './open-link/open-link-button.tsx';
import { PipelineTable } from './table/pipeline-table.tsx';

/** The candidates of a workspace by stage, as a board or as a table. */
export function PipelineTab({ workspace }: { readonly workspace: Workspace }) {
  useDefaultView({ list: 'pipeline', workspaceId: workspace._id });
  const [search, setSearch] = useSearchParams();
  const moves = useMoves(workspace);
  const { _id } = workspace;
  const canMove = canWorkWith(workspace);
  const canAdd = canAddTo(workspace);
  const isTable = search.get('view') === 'table';
  const turn = () => {
    // What one looks for stays; stage, status and page are of the table alone.
    const q = search.get('q');
    setSearch({ ...(q && { q }), ...(!isTable && { view: 'table' }) });
  };
  useKeys([
    { key: 'b', label: isTable ? 'Show the board' : 'Show the table', act: turn },
    ...(canMove ? [{ key: 'z', label: 'Undo the last move', act: moves.undo }] : []),
  ]);
  const tools = (
    <>
      <Button variant="outlined" onClick={turn} title="B">
        {isTable ? 'Board' : 'Table'}
      </Button>
      {canAdd && <OpenLinkButton workspace={workspace} />}
      <MoveStatus moves={moves} />
    </>
  );
  const none = (
    <EmptyState
      title="No candidates yet"
      action={
        canAdd && (
          <LinkButton to={paths.recruiter.addCandidates(_id)} variant="contained">
            Add candidates
          </LinkButton>
        )
      }
    >
      {canAdd
        ? 'Add one, a CSV file, or pasted addresses. Or let people apply by an open link.'
        : 'Nobody has been added.'}
    </EmptyState>
  );
  const shared = { workspace, moves, canMove, tools, none };
  return isTable ? <PipelineTable {...shared} /> : <Board {...shared} />;
}
