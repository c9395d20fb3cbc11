import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ApplicationSummary, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { LazyCandidatePeek } from '../../../capabilities/hiring/peek/lazy-candidate-peek.ts';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { FilterBar } from '../../../components/list-page/filter-bar.tsx';
import { useList } from '../../../components/list-page/list-address.ts';
import { PeekPanel } from '../../../components/list-page/peek-panel.tsx';
import { SelectionBar } from '../../../components/list-page/selection-bar.tsx';
import { usePeek } from '../../../components/list-page/use-peek.ts';
import { MoveButton } from '../moves/move-button.tsx';
import { MoveMenu } from '../moves/move-menu.tsx';
import type { Moves } from '../moves/use-moves.ts';
import { pipelineList } from '../pipeline-list.ts';
import { RejectButton } from '../reject/reject-button.tsx';
import { BoardColumn } from './board-column.tsx';
import { useCardsOnBoard } from './cards.ts';
import { EndRails } from './end-rails.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useLeading } from './use-leading.ts';

interface BoardProps {
  readonly workspace: Workspace;
  readonly moves: Moves;
  readonly canMove: boolean;
  /** Stands beside the search. */
  readonly tools: ReactNode;
  /** In place of a board without anybody. */
  readonly none: ReactNode;
}

interface OpenMenu {
  readonly rows: readonly ApplicationSummary[];
  readonly anchor: HTMLElement;
}

const keyOf = ({ _id }: ApplicationSummary) => _id;

/** The stages of a workspace side by side; cards are moved by dragging, by keys and from a menu. */
export function Board({ workspace, moves, canMove, tools, none }: BoardProps) {
  const { stages, _id: workspaceId } = workspace;
  const list = useList(pipelineList);
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const dragged = useRef<readonly ApplicationSummary[]>([]);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const selection = useSelection(keyOf);
  const cardOf = useCardsOnBoard(workspaceId, moves.shown);
  const keepFocus = useFocusOnMoved(root);
  const leading = useLeading(workspace);
  const selected = selection.rows;
  const isSelected = (id: string) => selected.some(({ _id }) => _id === id);
  /** The card, and with it all that are selected where it is one of them. */
  const withSelected = (row: ApplicationSummary) => (isSelected(row._id) ? selected : [row]);
  const move = (rows: readonly ApplicationSummary[], to: string) => {
    keepFocus(rows[0]?._id);
    moves.move(rows, to);
    selection.clear();
  };
  const toggle = (row: ApplicationSummary) =>
    selection.set(isSelected(row._id) ? selected.filter(({ _id }) => _id !== row._id) : [...selected, row]);
  const onCard = (id: string, act: (row: ApplicationSummary) => void) => {
    const row = cardOf(id);
    if (row) act(row);
  };
  useBoardKeys(
    root,
    canMove
      ? {
          onSelect: (id) => onCard(id, toggle),
          onMenu: (id, anchor) => onCard(id, (row) => setMenu({ rows: withSelected(row), anchor })),
          onShift: (id, by) =>
            onCard(id, (row) => {
              const to = stages[stages.findIndex(({ _id }) => _id === row.stage_id) + by];
              if (to) move(withSelected(row), to._id);
            }),
        }
      : undefined,
    {
      onDecide: leading.decide && ((id) => onCard(id, (row) => leading.decide?.(row))),
      onInvite: leading.invite && ((id) => onCard(id, (row) => leading.invite?.(row))),
    },
  );
  const peeking = usePeek(() => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card']);
  const peeked = peeking.key === null ? undefined : cardOf(peeking.key);
  const moving = {
    onSelect: toggle,
    onMenu: (row: ApplicationSummary, anchor: HTMLElement) => setMenu({ rows: withSelected(row), anchor }),
    onDrag: (row: ApplicationSummary) => {
      dragged.current = withSelected(row);
    },
    onDragEnd: () => {
      dragged.current = [];
    },
    canDrop: () => dragged.current.length > 0,
  };
  const single = menu?.rows.length === 1 ? menu.rows[0] : undefined;
  const isEmpty = stages.every(({ active }) => active === 0) && !list.query.q && moves.shown.size === 0;
  return (
    <>
      {selected.length > 0 ? (
        <SelectionBar
          count={selected.length}
          total={stages.reduce((sum, { active }) => sum + active, 0)}
          clear={selection.clear}
          actions={
            <>
              <MoveButton stages={stages} onChoose={(stage) => move(selected, stage)} />
              <RejectButton workspaceId={workspaceId} rows={selected} onDone={selection.clear} />
            </>
          }
        />
      ) : (
        <FilterBar
          label="Candidates"
          searchLabel="Search candidates"
          q={list.query.q ?? ''}
          fieldRef={searchField}
          onSearch={(q, options) => list.change({ q }, options)}
        >
          {tools}
        </FilterBar>
      )}
      {isEmpty && none}
      <Box
        ref={root}
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
          if (peeking.key !== null && at) peeking.show(at);
        }}
        sx={boardStyle}
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage._id}
            workspaceId={workspaceId}
            stage={stage}
            q={list.query.q ?? ''}
            shown={moves.shown}
            isSelected={isSelected}
            {...(canMove && { moving: { ...moving, onDrop: () => move(dragged.current, stage._id) } })}
          />
        ))}
        <EndRails workspaceId={workspaceId} />
      </Box>
      {peeked && (
        <PeekPanel title={peeked.candidate.full_name} onClose={peeking.close}>
          <LazyCandidatePeek workspaceId={workspaceId} candidateId={peeked.candidate._id} />
        </PeekPanel>
      )}
      <MoveMenu
        anchor={menu?.anchor ?? null}
        stages={stages}
        from={single?.stage_id}
        others={
          single
            ? [
                { label: 'Decide…', act: () => leading.decide?.(single) },
                { label: 'Invite…', act: () => leading.invite?.(single) },
              ]
            : []
        }
        onClose={() => setMenu(null)}
        onChoose={(stage) => {
          if (menu) move(menu.rows, stage);
          setMenu(null);
        }}
      />
    </>
  );
}

/** As long as a move takes at most until its card stands still, in ms. */
const SETTLED = 3000;

/** A card that goes to another column is drawn anew there: the focus goes with it. */
function useFocusOnMoved(board: { readonly current: HTMLElement | null }) {
  const moved = useRef({ id: '', until: 0 });
  useLayoutEffect(() => {
    const { id, until } = moved.current;
    if (performance.now() > until || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${id}"] a`)?.focus();
  });
  return (id = '') => {
    moved.current = { id, until: performance.now() + SETTLED };
  };
}

const boardStyle = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  // From below the tabs and the search to the end of the window; each stage scrolls by itself.
  height: { md: 'calc(100vh - 212px)' },
  minHeight: { md: 320 },
  pb: 1,
} as const;
