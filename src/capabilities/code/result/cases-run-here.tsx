import Typography from '@mui/material/Typography';
import type { CodeAnswer, CodeResult } from '../../../../openapi/gen/types.gen.ts';
import { useCodeRun } from '../cases/use-code-run.ts';
import { VisibleCases } from '../cases/visible-cases.tsx';

interface CasesRunHereProps {
  readonly code: CodeResult;
  readonly answer: CodeAnswer;
}

/** The cases that were shown, as this browser ran them with exactly this code, or to be run in it. */
export function CasesRunHere({ code, answer }: CasesRunHereProps) {
  const task = { function_name: code.function_name, languages: [], cases: code.visible, time_limit_ms: 0 };
  const run = useCodeRun(task, answer);
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>The cases you saw</Typography>
      <Typography>
        {run.runs.size > 0
          ? 'As your browser ran them with this code.'
          : 'Your browser has not run this code since the page was opened.'}
      </Typography>
      <VisibleCases task={task} run={run} onRun={() => void run.start(answer.language, answer.source)} />
    </>
  );
}
