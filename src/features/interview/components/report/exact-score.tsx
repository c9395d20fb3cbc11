import Typography from '@mui/material/Typography';
import type { ExactSummary, ReportQuestion } from '../../../../api/gen/types.gen.ts';
import { codeRule, exactRule } from '../../words.ts';

interface ExactScoreProps {
  readonly exact: ExactSummary;
  readonly questions: readonly ReportQuestion[];
}

/** How many answers agree with the key, or pass their cases; a count, and no score of a competency. */
export function ExactScore({ exact, questions }: ExactScoreProps) {
  const { right, partly, wrong, needs_human = 0, not_counted = 0, planned } = exact;
  const results = questions.flatMap((question) => question.exact ?? []);
  const hasCode = results.some(({ code }) => code);
  const hasKey = results.some(({ code }) => !code);
  return (
    <>
      <Typography component="h2" variant="h3">
        {titleOf(hasCode, hasKey)}
      </Typography>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
        {right} of {planned} right
      </Typography>
      <Typography color="textSecondary">
        {partly} partly right, {wrong} wrong, {needs_human > 0 && `${needs_human} left to a person, `}
        {not_counted > 0 && `${not_counted} not counted, `}
        {planned - right - partly - wrong - needs_human - not_counted} without an answer.
      </Typography>
      {hasKey && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {exactRule}
        </Typography>
      )}
      {hasCode && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {codeRule}
        </Typography>
      )}
    </>
  );
}

function titleOf(hasCode: boolean, hasKey: boolean): string {
  if (!hasCode) return 'Held against the key';
  return hasKey ? 'Held against the key, and run' : 'Run against its cases';
}
