import ArrowForward from '@mui/icons-material/ArrowForward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { WordingNote } from '../../interview/wording-note.tsx';
import { AnchorsDisclosure } from '../anchors/anchors-disclosure.tsx';
import { questionName } from './question-name.ts';
import { questionProgress, whatToAdd } from './question-progress.ts';
import { QuestionStatusMark } from './question-status-mark.tsx';

interface QuestionSectionProps {
  readonly question: ReportQuestion;
  readonly competency: string;
  /** The answers and what was found in them. */
  readonly children: ReactNode;
}

/** The id that a link to a question leads to; what is folded opens there. */
export const questionId = (number: number) => `question-${number}`;

/** One core question: how it stands, from the first answer to the best; its answers for who opens it. */
export function QuestionSection({ question, competency, children }: QuestionSectionProps) {
  const id = questionId(question.number);
  const [core] = question.turns;
  return (
    <Disclosure sx={rowStyle} summary={<QuestionLine question={question} competency={competency} />}>
      <Box id={id} tabIndex={-1} sx={contentStyle}>
        {question.exact?.code && <Typography sx={{ textWrap: 'pretty' }}>{question.prompt}</Typography>}
        {core && <WordingNote turn={core} />}
        {children}
        {question.anchors && (
          <Box sx={{ displayPrint: 'none' }}>
            <AnchorsDisclosure summary="What a strong answer shows" anchors={question.anchors} />
          </Box>
        )}
      </Box>
    </Disclosure>
  );
}

function QuestionLine({ question, competency }: Omit<QuestionSectionProps, 'children'>) {
  const progress = questionProgress(question);
  const toAdd = whatToAdd(question);
  const notes = [
    competency,
    ...(progress?.added ? [`Added: ${progress.added}`] : []),
    ...(toAdd ? [`To add: ${toAdd}`] : []),
  ];
  return (
    <Box component="span" sx={lineStyle}>
      <ExpandMore aria-hidden className="chevron" sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography id={`${questionId(question.number)}-title`} component="h3" sx={nameStyle}>
          {question.number}. {visibleControls(questionName(question))}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {notes.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box component="span" sx={markStyle}>
        {progress && (
          <>
            <span>
              <span style={visuallyHidden}>First </span>
              {progress.first}
              <span style={visuallyHidden}>, now </span>
            </span>
            <ArrowForward aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
          </>
        )}
        <QuestionStatusMark question={question} isBrief />
      </Box>
    </Box>
  );
}

/** The whole row opens it, with its sign before the words. */
const rowStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  '& > summary': { display: 'block', p: 0, pl: 0, py: 0.75, textIndent: 0, fontWeight: 400 },
  '& > summary:hover': { bgcolor: 'action.hover' },
  '&[open] > summary .chevron': { transform: 'rotate(180deg)' },
  '@media print': {
    pb: 1,
    '& > summary': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& .chevron': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
} as const;

const contentStyle = {
  pl: { xs: 0, sm: 4.5 },
  pb: 3,
  scrollMarginTop: 160,
  '&:focus-visible': { outline: 'none' },
  '@media print': { pl: 0, pb: 1 },
} as const;

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) minmax(0, auto)' },
  columnGap: 1.5,
  alignItems: 'start',
  // One below the other: beside a question that two pages share, its mark would stand between its lines.
  '@media print': { display: 'block' },
} as const;

const nameStyle = { fontWeight: 600, textWrap: 'pretty', lineHeight: 1.5 } as const;

/** On a phone below the question, so that neither is squeezed. */
const markStyle = {
  gridColumn: { xs: 2, sm: 'auto' },
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
  columnGap: 1,
  maxWidth: { sm: 300 },
  '@media print': { justifyContent: 'start', ml: 1 },
} as const;
