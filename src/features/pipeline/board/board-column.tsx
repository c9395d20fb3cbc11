import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, useState } from 'react';
import type { ApplicationSummary, StageCount } from '../../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { BoardCard } from './board-card.tsx';
import { cardOrder, useColumn } from './cards.ts';

const DAY = 86_400_000;

interface BoardColumnProps {
  readonly workspaceId: string;
  readonly stage: StageCount;
  readonly q: string;
  /** Those that are moved at the moment, with the stage they go to. */
  readonly shown: ReadonlyMap<string, ApplicationSummary>;
  readonly isSelected: (id: string) => boolean;
  /** Absent for who may not move anybody. */
  readonly moving?: {
    readonly onSelect: (row: ApplicationSummary) => void;
    readonly onMenu: (row: ApplicationSummary, anchor: HTMLElement) => void;
    readonly onDrag: (row: ApplicationSummary) => void;
    readonly onDragEnd: () => void;
    /** Whether something is dragged that can be dropped here. */
    readonly canDrop: () => boolean;
    readonly onDrop: () => void;
  };
}

/** One stage with its active candidates. */
export function BoardColumn(props: BoardColumnProps) {
  const { workspaceId, stage, q, shown, isSelected, moving } = props;
  const [isOver, setOver] = useState(false);
  const sort = cardOrder(stage.active);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, ...cards } = useColumn({
    workspaceId,
    stageId: stage._id,
    q,
    sort,
  });
  const fetched = (cards.data?.pages ?? []).flatMap(({ items }) => items);
  const arriving = [...shown.values()].filter(
    ({ _id, stage_id }) => stage_id === stage._id && !fetched.some((row) => row._id === _id),
  );
  const leaving = fetched.filter(({ _id }) => (shown.get(_id)?.stage_id ?? stage._id) !== stage._id);
  const rows = [...fetched.filter((row) => !leaving.includes(row)), ...arriving];
  const total = (cards.data?.pages.at(-1)?.total ?? stage.active) + arriving.length - leaving.length;
  const linkOf = ({ _id, candidate }: ApplicationSummary) =>
    paths.recruiter.candidate(workspaceId, candidate._id, {
      stage_id: stage._id,
      status: 'active',
      sort,
      at: String(rows.findIndex((row) => row._id === _id) + 1),
      ...(q && { q }),
    });
  const isStuck = ({ stage_since }: ApplicationSummary) =>
    stage.limit_days !== null && Date.now() - Date.parse(stage_since) > stage.limit_days * DAY;
  const over = (event: DragEvent) => {
    if (!moving?.canDrop()) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    moving?.onDrop();
  };
  return (
    <Box
      component="section"
      aria-label={`${stage.name}, ${total}`}
      data-column={stage._id}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={isOver ? { ...columnStyle, outline: '2px solid', outlineColor: 'primary.main' } : columnStyle}
    >
      <Box component="h2" sx={headStyle}>
        {stage.name} <Box component="span">{total}</Box>
        {stage.stuck > 0 && <Box component="span">· {stage.stuck} stuck</Box>}
      </Box>
      <Loaded query={cards} errorTitle="These could not be loaded" rows={3} rowHeight={60}>
        {() => (
          <Box component="ul" sx={listStyle}>
            {rows.map((row) => (
              <BoardCard
                key={row._id}
                application={row}
                to={linkOf(row)}
                isStuck={isStuck(row)}
                isSelected={isSelected(row._id)}
                {...(moving && {
                  moving: {
                    onSelect: () => moving.onSelect(row),
                    onMenu: (anchor) => moving.onMenu(row, anchor),
                    onDrag: (event) => {
                      event.dataTransfer?.setData('text/plain', row.candidate.full_name);
                      moving.onDrag(row);
                    },
                    onDragEnd: moving.onDragEnd,
                  },
                })}
              />
            ))}
            {hasNextPage && (
              <li>
                <Button
                  variant="text"
                  aria-disabled={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  Show more
                </Button>
              </li>
            )}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}

const columnStyle = {
  flex: '1 0 216px',
  maxWidth: 320,
  minHeight: 120,
  px: 0.5,
  pb: 1,
  bgcolor: 'background.sunken',
  borderRadius: 1,
  overflowY: 'auto',
} as const;

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 32,
  m: 0,
  px: 0.5,
  bgcolor: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 650,
  '& span': { fontWeight: 400, color: 'text.secondary' },
} as const;

const listStyle = {
  display: 'grid',
  // A long name makes no card wider than the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
