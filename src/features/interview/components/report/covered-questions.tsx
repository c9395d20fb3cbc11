import Typography from '@mui/material/Typography';
import type { Report } from '../../../../api/gen/types.gen.ts';

/** How many of the questions that count the report can speak of, and what became of the others. */
export function CoveredQuestions({
  report,
}: {
  readonly report: Pick<Report, 'coverage' | 'exact' | 'questions'>;
}) {
  const { coverage, exact, questions } = report;
  const notJudged = questions.filter(({ assessment }) => assessment?.state === 'not_judged').length;
  const notCounted = exact?.not_counted ?? 0;
  const covered = `${notJudged > 0 ? 'were answered and judged' : 'have a usable answer'} (${coverage.percent}%).`;
  return (
    <>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
        {coverage.scorable} of {coverage.planned} {coverage.planned === 1 ? 'question' : 'questions'}
      </Typography>
      <Typography color="textSecondary">
        {covered} {notJudged > 0 && `${notJudged} more ${was(notJudged)} answered and could not be judged.`}
        {notCounted > 0 && `${notCounted} in Python ${was(notCounted)} answered and left out.`}
      </Typography>
    </>
  );
}

const was = (many: number) => (many === 1 ? 'was' : 'were');
