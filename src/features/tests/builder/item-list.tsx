import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TestItem, TestItemKind } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { MOST_ITEMS } from '../items.ts';
import { kindWords } from '../words.ts';

interface ItemListProps {
  readonly items: readonly TestItem[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** Absent where it is only read. */
  readonly edit?: {
    readonly onAdd: (kind: TestItemKind) => void;
    readonly onMove: (id: string, by: 1 | -1) => void;
    readonly onRemove: (id: string) => void;
  };
  /** Whether something is wrong with an item, by its place from 0. */
  readonly isWrong: (index: number) => boolean;
  /** Stands above the items. */
  readonly children?: ReactNode;
}

/** The items in the order in which they are asked. */
export function ItemList({ items, openId, onOpen, edit, isWrong, children }: ItemListProps) {
  const points = items.reduce((sum, one) => sum + one.points, 0);
  const press = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.altKey && by) edit?.onMove(id, by);
    else if (event.key === 'Delete') edit?.onRemove(id);
    else return;
    event.preventDefault();
  };
  return (
    <Panel
      title="Items"
      action={
        <Typography variant="body2" color="textSecondary">
          {points} {points === 1 ? 'point' : 'points'}
        </Typography>
      }
    >
      {children}
      <Box component="ol" aria-label="Items" sx={plainList}>
        {items.map((item, index) => (
          <li key={item._id}>
            <Button
              variant="text"
              fullWidth
              aria-current={item._id === openId ? 'true' : undefined}
              onClick={() => onOpen(item._id)}
              onKeyDown={(event) => press(event, item._id)}
              sx={rowStyle}
            >
              <Box component="span" sx={promptStyle}>
                {index + 1}. {item.prompt.trim() || 'No question yet'}
              </Box>
              <Box
                component="span"
                sx={{ typography: 'caption', color: isWrong(index) ? 'error.main' : 'text.secondary' }}
              >
                {kindWords[item.kind]} · {item.points} {item.points === 1 ? 'point' : 'points'}
                {isWrong(index) && ' · to finish'}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
      {edit && (
        <>
          {openId && (
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              <Button variant="text" title="Alt+↑" onClick={() => edit.onMove(openId, -1)}>
                Up
              </Button>
              <Button variant="text" title="Alt+↓" onClick={() => edit.onMove(openId, 1)}>
                Down
              </Button>
              <Button variant="text" title="Del" onClick={() => edit.onRemove(openId)}>
                Remove
              </Button>
            </Box>
          )}
          {items.length < MOST_ITEMS && (
            <Box role="group" aria-label="Add an item" sx={addStyle}>
              {Object.entries(kindWords).map(([kind, words]) => (
                <Button key={kind} variant="outlined" onClick={() => edit.onAdd(kind as TestItemKind)}>
                  + {words}
                </Button>
              ))}
            </Box>
          )}
        </>
      )}
    </Panel>
  );
}

const rowStyle = {
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  px: 1,
  py: 0.5,
  height: 'auto',
  fontWeight: 500,
  color: 'text.primary',
  '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.dark' },
} as const;

const promptStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
  maxWidth: '100%',
} as const;

const addStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  mt: 1,
  '& button': { flex: 1, minWidth: 0, px: 0.5, whiteSpace: 'nowrap' },
} as const;
