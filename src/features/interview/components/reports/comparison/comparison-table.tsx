import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompetencyFinding, Report } from '../../../../../api/gen/types.gen.ts';
import { visuallyHidden } from '../../../../../theme/visually-hidden.ts';
import { CheckBadge } from '../../report/checks/check-badge.tsx';
import { FoundPips } from '../../report/checks/found-pips.tsx';
import { scoreBasis } from '../../report/scores/score-basis.ts';
import { ScoreMark } from '../../report/scores/score-mark.tsx';
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
      {pairedCompetencies(reports.earlier, reports.later).map((pair) => (
        <CompetencyRows key={(pair.earlier ?? pair.later)?._id} pair={pair} reports={reports} />
      ))}
    </Box>
  );
}

interface CompetencyRowsProps {
  readonly pair: Pair<CompetencyFinding>;
  readonly reports: Reports;
}

/** Check by check where there is something to hold against each other, else in one line. */
function CompetencyRows({ pair, reports }: CompetencyRowsProps) {
  const { earlier, later } = pair;
  const { name, checks } = earlier ?? later ?? {};
  if (!(earlier && later && hasChecks(earlier) && hasChecks(later)))
    return (
      <tbody>
        <tr>
          <th scope="row" style={{ fontWeight: 600 }}>
            {name}
          </th>
          <BothCells pair={pair} show={(finding, when) => figureOf(finding, reports[when])} />
        </tr>
      </tbody>
    );
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      {checks?.map(({ check, label }) => (
        <tr key={check}>
          <th scope="row">
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
              <CheckBadge check={check} />
              {label}
            </Box>
          </th>
          <BothCells pair={pair} show={(finding) => foundIn(finding, check)} />
        </tr>
      ))}
    </tbody>
  );
}

interface BothCellsProps {
  readonly pair: Pair<CompetencyFinding>;
  readonly show: (finding: CompetencyFinding, when: keyof Reports) => ReactNode;
}

function BothCells({ pair: { earlier, later }, show }: BothCellsProps) {
  return (
    <>
      <td data-when="Then: ">{earlier ? show(earlier, 'earlier') : 'Not asked'}</td>
      <td data-when="Now: ">{later ? show(later, 'later') : 'Not asked'}</td>
    </>
  );
}

/** Of an answer that could not be used, reports of before hold checks too. */
const hasChecks = ({ checks, scorable }: CompetencyFinding) => checks.length > 0 && scorable > 0;

function foundIn({ checks }: CompetencyFinding, name: string) {
  const found = checks.find(({ check }) => check === name);
  return found && <FoundPips found={found.found} of={found.of} />;
}

/** All that is said of a competency, in a few words, with what it rests on. */
function figureOf(finding: CompetencyFinding, { questions }: Report) {
  const { assessment } = finding;
  if (!assessment) return foundChecks(finding);
  return (
    <>
      {assessment.score === null ? 'No score' : <ScoreMark score={assessment.score} />}
      <Typography variant="body2" color="textSecondary">
        {scoreBasis({ ...finding, assessment }, questions)}
      </Typography>
    </>
  );
}

function foundChecks(finding: CompetencyFinding): string {
  if (!hasChecks(finding)) return 'Nothing counted';
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const { checks } = finding;
  return `${sum(checks.map(({ found }) => found))} of ${sum(checks.map(({ of }) => of))} checks`;
}

/** A narrow screen shows each row as a block, in which nothing has to be scrolled sideways. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& thead th, & th[scope="rowgroup"]': { fontWeight: 600 },
  '& th[scope="rowgroup"]': { pt: 3 },
  '@media screen and (max-width: 599px)': {
    '& thead': visuallyHidden,
    '& tr, & tbody th, & td': { display: 'block' },
    '& td::before': { content: 'attr(data-when)', color: 'text.secondary' },
    '& td, & tbody th[scope="row"]': { py: 0.5 },
  },
} as const;
