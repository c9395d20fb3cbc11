import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { missedWords, movedWords } from './outcome.ts';
import type { Moves } from './use-moves.ts';

/** What became of the last move, and the way back. */
export function MoveStatus({ moves: { outcome, undo } }: { readonly moves: Moves }) {
  const words = outcome ? [movedWords(outcome), ...outcome.missed.map(missedWords)].filter(Boolean) : [];
  const canUndo = outcome !== null && !outcome.isUndo && outcome.moved.length > 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, typography: 'body2' }}>
      <span role="status">{words.join(' ')}</span>
      {canUndo && (
        <Button variant="text" onClick={undo} title="Z">
          Undo
        </Button>
      )}
    </Box>
  );
}
