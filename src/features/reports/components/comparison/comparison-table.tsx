import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompetencyFinding, Report, ReportQuestion } from '../../../../../openapi/gen/types.gen.ts';
import { statusCount, statusNames } from '../../../../capabilities/interview/status-words.ts';
import { questionStatusOf } from '../../../../capabilities/report-view/question/question-status.ts';
import { questionsOf } from '../../../../capabilities/report-view/question/questions-of.ts';
import { waitsForPerson } from '../../../../capabilities/report-view/question/waits-for-person.ts';
import { scoreBasis } from '../../../../capabilities/report-view/scores/score-basis.ts';
import { ScoreMark } from '../../../../capabilities/report-view/scores/score-mark.tsx';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { type Pair, pairedCompetencies } from './paired.ts';

type Reports = Readonly<Record<'earlier' | 'later', Report>>;

/** What was found for each competency then and now; nothing is said where nothing was asked. */
export function ComparisonTable(reports: Reports) {
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>What was found by competency, then and now</caption>
      <thead>
        <tr>
          <th scope="col">Competency</th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {pairedCompetencies(reports.earlier, reports.later).map((pair) => (
          <CompetencyRow key={(pair.earlier ?? pair.later)?._id} pair={pair} reports={reports} />
        ))}
      </tbody>
    </Box>
  );
}

interface CompetencyRowProps {
  readonly pair: Pair<CompetencyFinding>;
  readonly reports: Reports;
}

function CompetencyRow({ pair: { earlier, later }, reports }: CompetencyRowProps) {
  return (
    <tr>
      <th scope="row">{(earlier ?? later)?.name}</th>
      <td data-when="Then: ">{earlier ? figureOf(earlier, reports.earlier) : statusNames.unasked}</td>
      <td data-when="Now: ">{later ? figureOf(later, reports.later) : statusNames.unasked}</td>
    </tr>
  );
}

/** All that is said of a competency, in a few words, with what it rests on. */
function figureOf(finding: CompetencyFinding, { questions }: Report) {
  const { assessment } = finding;
  if (!assessment) return <FoundChecks finding={finding} questions={questions} />;
  return (
    <>
      {assessment.score === null ? 'No score' : <ScoreMark score={assessment.score} />}
      <Typography variant="body2" color="textSecondary">
        {scoreBasis({ ...finding, assessment }, questions)}
      </Typography>
    </>
  );
}

interface FoundChecksProps extends Pick<Report, 'questions'> {
  readonly finding: CompetencyFinding;
}

/** How many checks were found, which were not, and what still waits; where nothing counts, what became of the answers. */
function FoundChecks({ finding, questions }: FoundChecksProps) {
  const { checks, scorable } = finding;
  const own = questionsOf(finding, questions);
  // Of an answer that could not be used, reports of before hold checks too.
  if (checks.length === 0 || scorable === 0) return wordsOf(own);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const missing = checks.filter(({ found, of }) => found < of).map(({ label }) => label);
  const waiting = own.filter(waitsForPerson).length;
  return (
    <>
      {sum(checks.map(({ found }) => found))} of {sum(checks.map(({ of }) => of))} checks
      {missing.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {scorable === 1 ? 'Not found' : 'Not found in each answer'}: {missing.join(', ')}
        </Typography>
      )}
      {waiting > 0 && (
        <Typography variant="body2" color="textSecondary">
          {statusCount('needs_human', waiting)}
        </Typography>
      )}
    </>
  );
}

/** "Waits for a person", "Skipped, Could not be used": in the words of the report itself. */
function wordsOf(questions: readonly ReportQuestion[]): string {
  const words = questions
    .map(questionStatusOf)
    .flatMap((status) => (status.kind === 'words' ? status.words : []));
  return [...new Set(words)].join(', ');
}

/** A narrow screen shows each row as a block, in which nothing has to be scrolled sideways. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top' },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& th': { fontWeight: 600 },
  '@media screen and (max-width: 599px)': {
    '& thead': visuallyHidden,
    '& tr, & tbody th, & td': { display: 'block' },
    '& td::before': { content: 'attr(data-when)', color: 'text.secondary' },
    '& tbody tr': { py: 1.5 },
    '& td, & tbody th[scope="row"]': { py: 0.5 },
  },
} as const;
