import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContentField, ContentValues } from '../../../../openapi/gen/types.gen.ts';
import { type DiffLine, lineDiff } from '../../../lib/line-diff.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

interface DifferencesProps {
  readonly fields: readonly ContentField[];
  readonly before: ContentValues;
  readonly after: ContentValues;
  /** Beside the name of each field that differs. */
  readonly action?: (field: ContentField) => React.ReactNode;
}

/** What two versions say differently, field by field and line by line. */
export function Differences({ fields, before, after, action }: DifferencesProps) {
  const changed = fields.filter(({ name }) => before[name] !== after[name]);
  if (changed.length === 0) return <Typography>No differences.</Typography>;
  return changed.map((field) => (
    <Box key={field.name} component="section" aria-label={field.label} sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {field.label}
        </Typography>
        {action?.(field)}
      </Box>
      <Box component="ul" sx={listStyle}>
        {nearChanges(lineDiff(before[field.name] ?? '', after[field.name] ?? '')).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice
          <Line key={at} line={line} />
        ))}
      </Box>
    </Box>
  ));
}

const GAP = null;
const AROUND = 1;

/** Without what lies far from every change. */
function nearChanges(lines: readonly DiffLine[]): (DiffLine | typeof GAP)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at === 0 || isNear(at - 1) ? [GAP] : [];
  });
}

const marks = { same: ' ', removed: '−', added: '+' } as const;
const words = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;
const colors = { same: 'text.secondary', removed: 'error.main', added: 'success.main' } as const;

function Line({ line }: { readonly line: DiffLine | typeof GAP }) {
  if (line === GAP) return <li aria-hidden="true">…</li>;
  const { kind, text } = line;
  return (
    <Box component="li" sx={{ color: colors[kind] }}>
      <span aria-hidden="true">{marks[kind]} </span>
      <Box component="span" sx={visuallyHidden}>
        {words[kind]}
      </Box>
      {text}
    </Box>
  );
}

const listStyle = {
  m: 0,
  mt: 0.5,
  p: 1,
  listStyle: 'none',
  bgcolor: 'background.sunken',
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minHeight: '1.5em',
} as const;
