import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { Pips } from '../checks/found-pips.tsx';
import { ScoreMark } from '../scores/score-mark.tsx';
import { questionStatusOf } from './question-status.ts';

interface QuestionStatusMarkProps {
  readonly question: ReportQuestion;
  /** Without what is told of it in full elsewhere. */
  readonly isBrief?: boolean;
}

/** How a question stands: a count of checks with its dots, an AI score with its scale and anchor, or words. */
export function QuestionStatusMark({ question, isBrief = false }: QuestionStatusMarkProps) {
  const status = questionStatusOf(question);
  switch (status.kind) {
    case 'checklist':
      return (
        <Figure note={isBrief ? null : status.note}>
          <FoundChecks found={status.found} of={status.of} />
        </Figure>
      );
    case 'score':
      return (
        <Figure note={isBrief ? null : status.near}>
          <ScoreMark score={status.score} />
        </Figure>
      );
    case 'words':
      return <span>{status.words}</span>;
  }
}

interface FigureProps {
  /** What belongs to it, in small below it. */
  readonly note: string | null;
  readonly children: ReactNode;
}

function Figure({ note, children }: FigureProps) {
  return (
    <span style={figureStyle}>
      {children}
      {note && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
    </span>
  );
}

function FoundChecks({ found, of }: { readonly found: number; readonly of: number }) {
  return (
    <Box component="span" sx={markStyle}>
      <Pips found={found} of={of} />
      <span>
        <strong>
          {found}/{of}
        </strong>
        <span style={visuallyHidden}> checks found</span>
      </span>
    </Box>
  );
}

const markStyle = { display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' } as const;

/** Its first line stands on one with what it is of, and its text on the side of that of the row. */
const figureStyle = { display: 'inline-table' } as const;
