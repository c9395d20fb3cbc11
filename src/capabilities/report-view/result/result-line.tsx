import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportResult } from '../../../../openapi/gen/types.gen.ts';
import { otherAnswers } from '../../interview/coverage-words.ts';
import { resultFigures } from './result-figures.ts';

const icons = { checklist: FactCheckOutlined, score: AutoAwesomeOutlined, exact: TaskAltOutlined } as const;

/** "Checklist 11/15", "AI score 62/100", "Right 2/3", each with its own sign; then what was improved, and what is left out. */
export function ResultLine({ result }: { readonly result: ReportResult }) {
  const notes = notesOn(result);
  return (
    <Box component="span" sx={lineStyle}>
      {resultFigures(result).map(({ kind, name, value }) => {
        const Icon = icons[kind];
        return (
          <Box key={kind} component="span" sx={figureStyle}>
            <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            <span>
              {name} <strong>{value}</strong>
            </span>
          </Box>
        );
      })}
      {notes.length > 0 && (
        <Typography component="span" variant="body2" color="textSecondary">
          {notes.join(', ')}
        </Typography>
      )}
    </Box>
  );
}

/** How much it speaks of is always told; where that is all of it, by saying nothing beside the figure. */
function notesOn(result: ReportResult): string[] {
  const { coverage, improved } = result;
  const others = otherAnswers(coverage);
  const notes = improved > 0 ? [`${improved} improved`, ...others] : others;
  if (resultFigures(result).length > 0 || notes.length > 0) return notes;
  return [`${coverage.scorable} of ${coverage.planned} answers looked at`];
}

const lineStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
const figureStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  whiteSpace: 'nowrap',
} as const;
