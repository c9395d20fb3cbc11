import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Report, ReportQuestion } from '../../../../../openapi/gen/types.gen.ts';
import { WordingNote } from '../../../../capabilities/interview/wording-note.tsx';
import { checkLabels } from '../../../../capabilities/report-view/checks/check-labels.ts';
import { AnswerFindings } from '../../../../capabilities/report-view/findings/answer-findings.tsx';
import { QuestionTitle } from '../../../../capabilities/report-view/question/question-title.tsx';
import { Disclosure } from '../../../../components/disclosure.tsx';
import { sideBySide } from '../../../../components/side-by-side.ts';

interface SameQuestionProps {
  readonly pair: { readonly earlier: ReportQuestion; readonly later: ReportQuestion };
  readonly reports: { readonly earlier: Report; readonly later: Report };
}

/** Both answers to one question, each with what was found in it. */
export function SameQuestion({ pair, reports }: SameQuestionProps) {
  const id = `same-${pair.later.number}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <QuestionTitle id={id} question={pair.later} />
      <Disclosure summary="Both answers">
        <Box sx={{ ...sideBySide, mt: 2 }}>
          <OneTime title="Then" question={pair.earlier} report={reports.earlier} />
          <OneTime title="Now" question={pair.later} report={reports.later} />
        </Box>
      </Disclosure>
    </Paper>
  );
}

interface OneTimeProps {
  readonly title: string;
  readonly question: ReportQuestion;
  readonly report: Report;
}

function OneTime({ title, question, report }: OneTimeProps) {
  const [core] = question.turns;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {core?.worded_by === 'ai' && (
        <>
          <Typography>{core.prompt}</Typography>
          <WordingNote turn={core} />
        </>
      )}
      <AnswerFindings question={question} labels={checkLabels(report)} />
    </div>
  );
}
