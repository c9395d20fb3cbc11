import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { visuallyHidden } from '../../../../../theme/visually-hidden.ts';
import { Pips } from '../checks/found-pips.tsx';
import { ScoreMark } from '../scores/score-mark.tsx';
import { standingOf } from './standing.ts';

/** How a question stands: a count of checks with its dots, an AI score with its scale and anchor, or words. */
export function StandingMark({ question }: { readonly question: ReportQuestion }) {
  const standing = standingOf(question);
  switch (standing.kind) {
    case 'checklist':
      return (
        <Box component="span" sx={markStyle}>
          <Pips found={standing.found} of={standing.of} />
          <span>
            <strong>
              {standing.found}/{standing.of}
            </strong>
            <span style={visuallyHidden}> checks found</span>
          </span>
        </Box>
      );
    case 'score':
      return (
        <Box component="span" sx={scoreStyle}>
          {standing.near && (
            <Typography component="span" variant="body2" color="textSecondary">
              {standing.near}
            </Typography>
          )}
          <ScoreMark score={standing.score} />
        </Box>
      );
    case 'words':
      return <span>{standing.words}</span>;
  }
}

const markStyle = { display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' } as const;

const scoreStyle = {
  display: 'inline-flex',
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 1.5,
} as const;
