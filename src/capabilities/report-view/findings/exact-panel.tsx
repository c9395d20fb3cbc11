import Typography from '@mui/material/Typography';
import type { ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { CodePanel } from '../../code/result/code-panel.tsx';
import { ExactOptions } from './exact-options.tsx';
import { verdictWords } from './verdict-words.ts';

/** An answer beside its key or with the cases it was run against, and why that is right which is. */
export function ExactPanel({
  result: { result, points, options, code, explanation },
}: {
  readonly result: ExactResult;
}) {
  return (
    <div>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {verdictWords({ result, points })}
      </Typography>
      {code ? (
        <CodePanel code={code} verdict={result} />
      ) : (
        <ExactOptions options={options} isAnswered={result !== null} />
      )}
      <Typography sx={{ mt: 2 }}>{explanation}</Typography>
    </div>
  );
}
