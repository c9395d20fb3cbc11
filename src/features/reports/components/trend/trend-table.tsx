import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type {
  NamedRef,
  TrendCompetency,
  TrendReport,
  TrendSeries,
} from '../../../../../openapi/gen/types.gen.ts';
import { coverageText } from '../../../../capabilities/interview/coverage-words.ts';
import { levelNames, rowOrigin, typeNames } from '../../../../capabilities/interview/interview-words.ts';
import { skipNote } from '../../../../capabilities/interview/skip-note.ts';
import { statusNames } from '../../../../capabilities/interview/status-words.ts';
import { FoundPips } from '../../../../capabilities/report-view/checks/found-pips.tsx';
import { ScoreMark } from '../../../../capabilities/report-view/scores/score-mark.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { formatAbsolute } from '../../../../lib/relative-time.ts';
import { linkTarget } from '../../../../theme/touch-target.ts';
import { visuallyHidden } from '../../../../theme/visually-hidden.ts';
import { competenciesOf, figureOf, hasFigure } from './figures.ts';

/** Every report of a series with what it says of each competency, the newest first. */
export function TrendTable({ series }: { readonly series: TrendSeries }) {
  const competencies = competenciesOf(series);
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>
        {series.engine.name === 'llm' ? 'AI scores by report, 1 to 5' : 'Checks found by report'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Report</th>
          {competencies.map(({ _id, name }) => (
            <th key={_id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.reports.toReversed().map((report) => (
          <tr key={report.report_id}>
            <th scope="row">
              <ReportCell report={report} engine={series.engine} />
            </th>
            <FigureCells report={report} competencies={competencies} />
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface ReportCellProps extends Pick<TrendSeries, 'engine'> {
  readonly report: TrendReport;
}

function ReportCell({ report, engine }: ReportCellProps) {
  const { report_id, created_at, interview, level, question_type } = report;
  // The kind of questions is a choice in a practice alone.
  const kind = [
    interview?.title,
    rowOrigin(report),
    levelNames[level],
    !interview && typeNames[question_type],
  ];
  return (
    <>
      <TextLink to={paths.candidate.report(report_id)} sx={{ ...linkTarget, fontWeight: 600 }}>
        {formatAbsolute(Date.parse(created_at))}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {[...kind, coverageText({ ...report, engine })].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

interface FigureCellsProps {
  readonly report: TrendReport;
  readonly competencies: readonly NamedRef[];
}

/** What a report says of each competency; in one cell where it has no figure at all. */
function FigureCells({ report, competencies }: FigureCellsProps) {
  if (!report.competencies.some(hasFigure))
    return <td colSpan={competencies.length}>{leftOutText(report.competencies)}</td>;
  return competencies.map(({ _id, name }) => (
    <td key={_id} data-name={`${name}: `}>
      {shown(figureOf(report, _id))}
    </td>
  ));
}

function shown(figure: TrendCompetency | undefined): ReactNode {
  if (!figure) return statusNames.unasked;
  return hasFigure(figure) ? <Figure figure={figure} /> : leftOutText([figure]);
}

function Figure({ figure }: { readonly figure: TrendCompetency }) {
  const note = figureNote(figure);
  return (
    <>
      {figure.score !== null && <ScoreMark score={figure.score} />}
      {figure.checks && <FoundChecks checks={figure.checks} />}
      {note && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          ({note})
        </Typography>
      )}
    </>
  );
}

type ChecksCount = NonNullable<TrendCompetency['checks']>;

/** More dots than these cannot be counted at a glance. */
const mostPips = 5;

function FoundChecks({ checks: { found, of } }: { readonly checks: ChecksCount }) {
  return of > mostPips ? `${found} of ${of} checks` : <FoundPips found={found} of={of} />;
}

/** A narrow screen shows each report as a block, in which nothing has to be scrolled sideways. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' },
  '& td, & th': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& tbody th': { minWidth: 170 },
  '& td': { pt: 2 },
  '@media screen and (max-width: 1299px)': {
    '& thead': visuallyHidden,
    '& tr, & th, & td': { display: 'block' },
    '& tbody tr': { py: 1 },
    '& td': { py: 0.5, pt: 0.5 },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
  },
  '@media screen and (max-width: 599px)': { '& td[data-name]::before': { display: 'block' } },
  '@media screen and (min-width: 600px) and (max-width: 1299px)': {
    '& td[data-name]::before': { display: 'inline-block', width: '18rem', verticalAlign: 'top' },
  },
} as const;

/** "Waits for a person, Skipped": of what has no figure, in the words of the report itself. */
export function leftOutText(competencies: readonly TrendCompetency[]): string {
  const found = competencies.flatMap(({ left_out = [] }) => left_out.map((one) => statusNames[one]));
  return [...new Set(found)].join(', ') || statusNames.not_counted;
}

/** Said beside a figure that counts a skip, or that leaves an answer to a person; null beside any other. */
function figureNote(figure: TrendCompetency): string | null {
  const waits = figure.left_out?.includes('needs_human') ? 'an answer waits for a person' : null;
  return [skipNote(figure), waits].filter(Boolean).join('; ') || null;
}
