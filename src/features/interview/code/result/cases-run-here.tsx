import type { CodeAnswer, CodeResult } from '../../../../api/gen/types.gen.ts';
import { useCodeRun } from '../cases/use-code-run.ts';
import { VisibleCases } from '../cases/visible-cases.tsx';

interface CasesRunHereProps {
  readonly code: CodeResult;
  readonly answer: CodeAnswer;
}

/** The cases that were shown, to be run in this browser with code that the server does not run. */
export function CasesRunHere({ code, answer }: CasesRunHereProps) {
  const task = { function_name: code.function_name, languages: [], cases: code.visible, time_limit_ms: 0 };
  const run = useCodeRun(task);
  return <VisibleCases task={task} run={run} onRun={() => void run.start(answer.language, answer.source)} />;
}
