import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { TestCase } from '../../../../openapi/gen/types.gen.ts';
import { fieldFrame } from '../../../components/form/fields/field-style.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

const MOST_CASES = 20;

const columns = [
  ['name', 'Name', 80],
  ['arguments', 'Arguments', 2000],
  ['expected', 'Expected', 2000],
] as const;

interface CaseGridProps {
  readonly cases: readonly TestCase[];
  readonly onChange: (cases: TestCase[]) => void;
  readonly problemOf: (field: string) => string | null;
}

/** What the function is called with and has to return, one case a row. */
export function CaseGrid({ cases, onChange, problemOf }: CaseGridProps) {
  const problems = cases.flatMap((_one, at) =>
    columns
      .flatMap(([field]) => problemOf(`${at}.${field}`) ?? [])
      .map((message) => `Case ${at + 1}: ${message}`),
  );
  const change = (at: number, to: Partial<TestCase>) => {
    const one = cases[at];
    if (one) onChange(cases.with(at, { ...one, ...to }));
  };
  return (
    <section aria-label="Cases">
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        Cases
      </Typography>
      <Typography variant="caption" color="textSecondary">
        In JSON, arguments as a list: [[3, 1, 2]]
      </Typography>
      {problems.map((problem) => (
        <Typography key={problem} variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      ))}
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {columns.map(([field, label]) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Hidden</th>
            <th scope="col">
              <span style={visuallyHidden}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cases have no names of their own, and none moves
            <tr key={at}>
              {columns.map(([field, label, maxLength]) => (
                <td key={field}>
                  <Box
                    component="input"
                    value={one[field]}
                    maxLength={maxLength}
                    placeholder={label}
                    autoComplete="off"
                    spellCheck={false}
                    aria-label={`${label} of case ${at + 1}`}
                    aria-invalid={problemOf(`${at}.${field}`) !== null}
                    onChange={({ target }) => change(at, { [field]: target.value })}
                    sx={{ ...inputStyle, ...(field !== 'name' && { fontFamily: 'monospace' }) }}
                  />
                </td>
              ))}
              <td>
                <input
                  type="checkbox"
                  checked={one.hidden}
                  aria-label={`Case ${at + 1} is hidden`}
                  onChange={({ target }) => change(at, { hidden: target.checked })}
                />
              </td>
              <td>
                <IconButton
                  aria-label={`Remove case ${at + 1}`}
                  onClick={() => onChange(cases.toSpliced(at, 1))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {cases.length < MOST_CASES && (
        <Button
          variant="text"
          onClick={() =>
            onChange([...cases, { name: '', arguments: '', expected: '', hidden: cases.length > 1 }])
          }
        >
          Add case
        </Button>
      )}
    </section>
  );
}

const NARROW = '@media (max-width: 599.95px)';

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 600 },
  '& td': { pr: 0.5, py: 0.25 },
  '& :is(th, td):nth-of-type(1)': { width: '26%' },
  '& :is(th, td):nth-of-type(3)': { width: '26%' },
  '& :is(th, td):nth-of-type(4)': { width: 56, textAlign: 'center' },
  '& :is(th, td):nth-of-type(5)': { width: 40 },
  // A narrow window has a case in three lines: name and buttons, then its values.
  [NARROW]: {
    '& thead': visuallyHidden,
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      py: 0.5,
    },
    '& tr > td:nth-of-type(n)': { display: 'block', width: 'auto' },
    // The head of the table is not there to say so.
    '& td:nth-of-type(4)::after': { content: '" Hidden"', typography: 'body2' },
    '& td:nth-of-type(2)': { order: 1, gridColumn: '1 / -1' },
    '& td:nth-of-type(3)': { order: 2, gridColumn: '1 / -1' },
  },
} as const;

const inputStyle = {
  ...fieldFrame,
  width: '100%',
  px: 1,
  '&&': { minHeight: { xs: 44, md: 34 }, height: { xs: 44, md: 34 } },
  '&::placeholder': { color: 'text.secondary', opacity: 0.6 },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;
