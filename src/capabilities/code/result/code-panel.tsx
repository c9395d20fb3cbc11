import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CodePassed, CodeResult, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { NeedsPerson } from '../../interview/needs-person.tsx';
import { CaseTable } from '../cases/case-table.tsx';
import { CasesRunHere } from './cases-run-here.tsx';
import { CodeAnswerBlock } from './code-answer-block.tsx';
import { HiddenCases } from './hidden-cases.tsx';
import { rowOfResult } from './result-rows.ts';

interface CodePanelProps {
  readonly code: CodeResult;
  readonly verdict: ExactResult['result'];
  /** False where the code stands beside it already. */
  readonly isAnswerShown?: boolean;
}

/** The code that was submitted, and how it ran. */
export function CodePanel({ code, verdict, isAnswerShown = true }: CodePanelProps) {
  const { answer, passed, visible, hidden, note, function_name } = code;
  const isRunHere = verdict === 'not_counted';
  return (
    <>
      {answer && isAnswerShown && <CodeAnswerBlock answer={answer} />}
      {verdict === 'needs_human' && <NeedsPerson note={note} />}
      {note && isAnswerShown && verdict !== 'needs_human' && <Typography sx={{ mt: 2 }}>{note}</Typography>}
      {answer && isRunHere && <CasesRunHere code={code} answer={answer} />}
      {passed && <Typography sx={{ mt: 2, fontWeight: 600 }}>{passedWords(passed)}</Typography>}
      {passed && verdict === 'wrong' && <Typography>Nothing is earned where less than half pass.</Typography>}
      {visible.length > 0 && !isRunHere && (
        <Box sx={{ mt: 2 }}>
          <CaseTable
            caption="The cases you saw, and what came of them"
            rows={visible.map((one) => rowOfResult(function_name, one))}
          />
        </Box>
      )}
      {hidden.length > 0 && <HiddenCases cases={hidden} />}
    </>
  );
}

function passedWords({ visible, visible_total, hidden, hidden_total }: CodePassed): string {
  return `Passed ${visible} of ${visible_total} cases you saw and ${hidden} of ${hidden_total} further ones.`;
}
