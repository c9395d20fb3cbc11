import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { plainList } from '../../../theme/plain-list.ts';
import { CheckRow, columnsStyle } from './check-row.tsx';
import type { Row } from './rows.ts';
import type { CheckList } from './use-check-list.ts';

interface CheckGridProps {
  readonly list: CheckList;
  readonly isShown: (row: Row) => boolean;
}

const PAGE = 100;

/** The rows of a list, problems first, each to be mended in its place. */
export function CheckGrid({ list, isShown }: CheckGridProps) {
  const { rows, order, change, skip } = list;
  const root = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState(1);
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.number, row])), [rows]);
  const shown = order.flatMap((number) => byNumber.get(number) ?? []).filter(isShown);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown' || !root.current) return;
      event.preventDefault();
      nextProblem(root.current)?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <div>
      <Box aria-hidden sx={headStyle}>
        <span>Row</span>
        <span>Status</span>
        <span>Name</span>
        <span>Email</span>
      </Box>
      <Box component="ul" ref={root} aria-label="Candidates" sx={plainList}>
        {shown.slice(0, pages * PAGE).map((row) => (
          <CheckRow
            key={row.number}
            row={row}
            onChange={(entry) => change(row.number, entry)}
            onSkip={(isSkipped) => skip(row.number, isSkipped)}
          />
        ))}
      </Box>
      {shown.length > pages * PAGE && (
        <Button sx={{ mt: 1 }} onClick={() => setPages(pages + 1)}>
          Show {Math.min(PAGE, shown.length - pages * PAGE)} more
        </Button>
      )}
    </div>
  );
}

/** The first field to mend of the problem after the one that has the focus; of the first one behind the last. */
function nextProblem(list: HTMLElement): HTMLInputElement | null {
  const problems = [...list.querySelectorAll('[data-problem]')];
  const focused = document.activeElement;
  const isAfter = (row: Element) =>
    !focused ||
    !list.contains(focused) ||
    (!row.contains(focused) &&
      Boolean(focused.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING));
  const next = problems.find(isAfter) ?? problems[0];
  return next?.querySelector('input[data-wrong]') ?? next?.querySelector('input') ?? null;
}

const headStyle = {
  ...columnsStyle,
  display: { xs: 'none', sm: 'grid' },
  position: 'sticky',
  top: 'var(--top-bar, 64px)',
  zIndex: 1,
  height: 32,
  px: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  // As far in as the text of the fields below.
  '& > :nth-of-type(n + 3)': { pl: 1.25 },
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;
