import Box from '@mui/material/Box';
import type { CompetencyFinding, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { scoreBasis } from './score-basis.ts';
import { ScoreMark } from './score-mark.tsx';

export interface ScoreTableProps {
  readonly competencies: readonly CompetencyFinding[];
  /** All of the report's. */
  readonly questions: readonly ReportQuestion[];
}

/** The AI's scores by competency, with how much each rests on. */
export function ScoreTable({ competencies, questions }: ScoreTableProps) {
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>AI scores by competency, 1 to 5</caption>
      <thead>
        <tr>
          <th scope="col">Competency</th>
          <th scope="col">AI score</th>
          <th scope="col">Rests on</th>
        </tr>
      </thead>
      <tbody>
        {competencies.map(
          ({ _id, name, questions: numbers, assessment }) =>
            assessment && (
              <tr key={_id}>
                <th scope="row">{name}</th>
                <td>{assessment.score === null ? 'No score' : <ScoreMark score={assessment.score} />}</td>
                <td>{scoreBasis({ _id, assessment, questions: numbers }, questions)}</td>
              </tr>
            ),
        )}
      </tbody>
    </Box>
  );
}

const cell = { py: 1.25, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;

/** A narrow screen shows each row as a block, in which nothing has to be scrolled sideways. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& td, & th': cell,
  '& thead th, & tbody th': { fontWeight: 600 },
  '@media screen and (max-width: 599px)': {
    '& thead': visuallyHidden,
    '& tr, & th, & td': { display: 'block' },
    '& tbody tr': { py: 1 },
    '& td, & th': { ...cell, py: 0.25 },
  },
} as const;
