import Box from '@mui/material/Box';
import type { ComparedCell as Found } from '../../../../openapi/gen/types.gen.ts';
import { CellButton } from '../../../components/cell-button.tsx';
import { cellWords, type FoundBy } from './compared-words.ts';

interface ComparedCellProps {
  /** Absent where nothing may be said of it. */
  readonly cell: Found | undefined;
  readonly by: FoundBy;
  /** What it is the cell of, for screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** What was found; opens the words it rests on, with those of the others beside them. */
export function ComparedCell({ cell, by, ...button }: ComparedCellProps) {
  if (!cell) return <Box sx={{ lineHeight: '32px' }}>–</Box>;
  return <CellButton words={cellWords(cell, by)} {...button} />;
}
