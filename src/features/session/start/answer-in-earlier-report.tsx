import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExactResult, ReportQuestion, ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { CodeAnswerBlock } from '../../../capabilities/code/result/code-answer-block.tsx';
import { answeredInReport, exactInReport } from '../../../capabilities/interview/answer-in-report.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { plainList } from '../../../theme/plain-list.ts';

/** What was answered before to a question of an earlier report, to be opened; nothing where nothing was. */
export function AnswerInEarlierReport({ question }: { readonly question: ReportQuestion }) {
  const turns = answeredInReport(question);
  const exact = exactInReport(question);
  if (turns.length === 0 && !exact) return null;
  return (
    <Disclosure summary="Your answer before" sx={{ mt: 1 }}>
      {turns.map((turn) => (
        <Words key={turn._id} turn={turn} />
      ))}
      {exact?.code?.answer && (
        <Box sx={{ mb: 2 }}>
          <CodeAnswerBlock answer={exact.code.answer} />
        </Box>
      )}
      {exact && !exact.code && <Chosen options={exact.options} />}
    </Disclosure>
  );
}

function Words({ turn: { kind, prompt, answer } }: { readonly turn: ReportTurn }) {
  return (
    <Box sx={quoteStyle}>
      {kind === 'follow_up' && <Typography sx={{ fontWeight: 600 }}>{visibleControls(prompt)}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {visibleControls(answer ?? '')}
      </Typography>
    </Box>
  );
}

/** The options alone that were chosen: whether they are right is what is asked again. */
function Chosen({ options }: Pick<ExactResult, 'options'>) {
  return (
    <Box component="ul" aria-label="What you chose" sx={{ ...plainList, ...quoteStyle }}>
      {options
        .filter(({ chosen }) => chosen)
        .map(({ _id, text }) => (
          <Typography key={_id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ))}
    </Box>
  );
}

const quoteStyle = { borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 } as const;
