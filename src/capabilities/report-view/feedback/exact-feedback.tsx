import Typography from '@mui/material/Typography';
import type { ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { CaseTable } from '../../code/cases/case-table.tsx';
import { CodeAnswerBlock } from '../../code/result/code-answer-block.tsx';
import { CodePanel } from '../../code/result/code-panel.tsx';
import { rowOfResult } from '../../code/result/result-rows.ts';
import { ExactOptions } from '../findings/exact-options.tsx';

/** A choice beside its key, or code with the first case that it does not pass, and why that is right which is. */
export function ExactFeedback({ result }: { readonly result: ExactResult }) {
  const { code, options, explanation } = result;
  return (
    <>
      {code ? (
        <CodeFeedback code={code} verdict={result.result} />
      ) : (
        <ExactOptions options={options} isAnswered={result.result !== null} />
      )}
      <Typography>{explanation}</Typography>
    </>
  );
}

interface CodeFeedbackProps {
  readonly code: NonNullable<ExactResult['code']>;
  readonly verdict: ExactResult['result'];
}

function CodeFeedback({ code, verdict }: CodeFeedbackProps) {
  if (verdict === 'not_counted') return <CodePanel code={code} verdict={verdict} />;
  const failed = code.visible.find(({ outcome }) => outcome !== 'passed');
  return (
    <>
      {code.note && <Typography>{code.note}</Typography>}
      {failed && (
        <CaseTable caption="The first case that failed" rows={[rowOfResult(code.function_name, failed)]} />
      )}
      {code.answer && <CodeAnswerBlock answer={code.answer} />}
    </>
  );
}
