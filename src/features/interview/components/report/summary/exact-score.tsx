import Typography from '@mui/material/Typography';
import type { ExactSummary, ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { codeRule, exactRule } from '../../../words.ts';

interface ExactScoreProps {
  readonly exact: ExactSummary;
  readonly questions: readonly ReportQuestion[];
}

/** How many answers agree with the key, or pass their cases: a count, and no score of a competency. Only the rule where none counts. */
export function ExactScore({ exact, questions }: ExactScoreProps) {
  const { right, partly, wrong, needs_human = 0, not_counted = 0, planned } = exact;
  const results = questions.flatMap((question) => question.exact ?? []);
  const interrupted = results.filter((one) => one.result === null && one.points === null).length;
  const counted = planned - needs_human - not_counted - interrupted;
  const points = results.reduce((sum, result) => sum + (result.points ?? 0), 0);
  const hasCode = results.some(({ code }) => code);
  const hasKey = results.some(({ code }) => !code);
  return (
    <div>
      <Typography component="h2" variant="h3">
        {counted > 0 ? titleOf(hasCode, hasKey) : ruleTitleOf(hasCode, hasKey)}
      </Typography>
      {counted > 0 && (
        <>
          <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
            {right} of {counted} right
          </Typography>
          <Typography color="textSecondary">
            {partly} partly right, {wrong} wrong, {counted - right - partly - wrong} without an answer.
            Together {figure(points)} of {counted} {counted === 1 ? 'point' : 'points'}.
          </Typography>
          {counted < planned && (
            <Typography color="textSecondary">{leftOut(needs_human, not_counted, interrupted)}</Typography>
          )}
        </>
      )}
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
    </div>
  );
}

/** "Left out of this: 1 left to a person, 2 not counted, 1 not handed in before the end." */
function leftOut(needsHuman: number, notCounted: number, interrupted: number): string {
  const parts = [
    ...(needsHuman > 0 ? [`${needsHuman} left to a person`] : []),
    ...(notCounted > 0 ? [`${notCounted} not counted`] : []),
    ...(interrupted > 0 ? [`${interrupted} not handed in before the end`] : []),
  ];
  return `Left out of this: ${parts.join(', ')}.`;
}

const figure = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);

function ruleTitleOf(hasCode: boolean, hasKey: boolean): string {
  if (!hasKey) return 'How code is scored';
  return hasCode ? 'How choices and code are scored' : 'How choices are scored';
}

function titleOf(hasCode: boolean, hasKey: boolean): string {
  if (!hasCode) return 'Held against the key';
  return hasKey ? 'Held against the key, and run' : 'Run against its cases';
}
