import Typography from '@mui/material/Typography';
import type { Assessment, Report } from '../../../../api/gen/types.gen.ts';

interface CoveredQuestionsProps {
  readonly report: Pick<Report, 'coverage' | 'exact' | 'questions'>;
}

/** How many of the questions that count the report can speak of, and what became of the others. */
export function CoveredQuestions({ report }: CoveredQuestionsProps) {
  const { scorable, planned, percent } = report.coverage;
  const notJudged = countOf(report, 'not_judged');
  const forPerson = countOf(report, 'needs_human');
  const notCounted = report.exact?.not_counted ?? 0;
  const parts = [
    `${notJudged + forPerson > 0 ? 'were answered and judged' : 'have a usable answer'} (${percent}%).`,
    notJudged > 0 && `${notJudged} more ${was(notJudged)} answered and could not be judged.`,
    forPerson > 0 && `${forPerson} more ${was(forPerson)} answered and left to a person.`,
    notCounted > 0 && `${notCounted} in Python ${was(notCounted)} answered and left out.`,
  ];
  return (
    <>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
        {scorable} of {planned} {planned === 1 ? 'question' : 'questions'}
      </Typography>
      <Typography color="textSecondary">{parts.filter(Boolean).join(' ')}</Typography>
    </>
  );
}

function countOf({ questions }: Pick<Report, 'questions'>, state: Assessment['state']): number {
  return questions.filter(({ assessment }) => assessment?.state === state).length;
}

const was = (many: number) => (many === 1 ? 'was' : 'were');
