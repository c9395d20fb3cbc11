import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportQuestion } from '../../../../../api/gen/types.gen.ts';
import { visibleControls } from '../../../../../lib/visible-controls.ts';
import { answeredInReport } from '../../../session/answer-in-report.ts';
import { Fold } from '../../fold.tsx';

/** What was answered before to a question of an earlier report, to be opened; nothing where that is not in words. */
export function AnswerInEarlierReport({ question }: { readonly question: ReportQuestion }) {
  const turns = answeredInReport(question);
  if (turns.length === 0) return null;
  return (
    <Fold summary="Your answer before" sx={{ mt: 1 }}>
      {turns.map(({ _id, kind, prompt, answer }) => (
        <Box key={_id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 }}>
          {kind === 'follow_up' && (
            <Typography sx={{ fontWeight: 600 }}>{visibleControls(prompt)}</Typography>
          )}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {visibleControls(answer ?? '')}
          </Typography>
        </Box>
      ))}
    </Fold>
  );
}
