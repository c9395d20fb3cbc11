import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';
import { isAdded, isProblem, problemOf, type Row } from './rows.ts';
import { sameAs } from './use-check-list.ts';

interface CheckRowProps {
  readonly row: Row;
  readonly onChange: (entry: CandidateEntry) => void;
  readonly onSkip: (isSkipped: boolean) => void;
}

/** One candidate: what is with them, and name and address to be mended in place. */
export function CheckRow({ row, onChange, onSkip }: CheckRowProps) {
  const { number, entry, checked, isSkipped } = row;
  const { duplicate } = checked;
  const isOpen = isProblem(row);
  const wrong = (field: string) => !isSkipped && checked.errors.some((error) => error.field === field);
  const canSkip = isSkipped || isAdded(row) || checked.state === 'invalid';
  return (
    <Box component="li" data-problem={isOpen || undefined} sx={rowStyle}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {number}
      </Box>
      <Box component="span" id={`problem-${number}`} sx={isOpen ? problemStyle : { color: 'text.secondary' }}>
        {problemOf(row)}
      </Box>
      <Cell
        row={row}
        field="full_name"
        label="Name"
        isWrong={wrong('full_name')}
        onChange={(full_name) => onChange({ ...entry, full_name })}
      />
      <Cell
        row={row}
        field="email"
        label="Email"
        isWrong={wrong('email')}
        onChange={(email) => onChange({ ...entry, email })}
      />
      <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { sm: 'flex-end' } }}>
        {duplicate && !isSkipped && (
          <Button
            variant="text"
            title={`Use ${duplicate.email}, whom your company knows`}
            onClick={() => onChange(sameAs(entry, duplicate))}
          >
            Same person
          </Button>
        )}
        {canSkip && (
          <Button
            variant="text"
            aria-label={`${isSkipped ? 'Add' : 'Skip'} row ${number}`}
            onClick={() => onSkip(!isSkipped)}
          >
            {isSkipped ? 'Add' : 'Skip'}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface CellProps {
  readonly row: Row;
  readonly field: 'full_name' | 'email';
  readonly label: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function Cell({ row: { number, entry, isSkipped }, field, label, isWrong, onChange }: CellProps) {
  const text = entry[field];
  return (
    <Box
      component="input"
      // Filled anew where the row was changed from outside.
      key={text}
      aria-label={`${label}, row ${number}`}
      aria-describedby={`problem-${number}`}
      aria-invalid={isWrong || undefined}
      data-wrong={isWrong || undefined}
      autoComplete="off"
      spellCheck={false}
      disabled={isSkipped}
      defaultValue={text}
      onBlur={(event) => event.target.value !== text && onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      sx={cellStyle}
    />
  );
}

/** As wide as the head of the list, which has the same columns. */
export const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr)',
    sm: '40px 168px minmax(112px, 1fr) minmax(112px, 1.5fr) 168px',
  },
  columnGap: 1,
  alignItems: 'center',
} as const;

const rowStyle = {
  ...columnsStyle,
  minHeight: 36,
  px: 1,
  py: { xs: 1, sm: 0 },
  rowGap: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 36px',
  '& > input, & > :last-child': { gridColumn: { xs: '2', sm: 'auto' } },
  '& .MuiButton-root': { minHeight: { md: 28 }, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
} as const;

const problemStyle = {
  color: 'error.main',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

const cellStyle = {
  minWidth: 0,
  width: '100%',
  height: { xs: 44, md: 28 },
  px: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 1,
  borderColor: { xs: 'divider', sm: 'transparent' },
  textOverflow: 'ellipsis',
  borderRadius: 0.5,
  '&:hover:enabled': { borderColor: 'control' },
  // A row that is out of sight is not drawn, which cuts an outline outside of it.
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-wrong]': { borderColor: 'error.main' },
} as const;
