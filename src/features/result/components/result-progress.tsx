import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { EngineNoteOfInterview } from '../../../capabilities/interview/engine-note-of-interview.tsx';
import { isPostponed } from '../../../capabilities/interview/evaluation-steps.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { StepList } from '../../../components/step-list.tsx';
import { paths } from '../../../lib/paths.ts';
import { resultStepName, waitsFor } from './result-steps.ts';

/** What has happened with the answers, what is under way, and what is still to come. */
export function ResultProgress({ result }: { readonly result: InterviewResult }) {
  const { steps, evaluation, report_id: reportId, report_note: reportNote, engine, engine_trouble } = result;
  return (
    <Panel title="How it goes on">
      <Stack spacing={3}>
        <div role="status">
          <StepList
            steps={steps.map(({ step, state, at }) => ({
              label: resultStepName({ step, state }),
              state,
              note: at ? <DatedTime value={at} /> : waitsFor({ step, state }, result),
            }))}
          />
        </div>
        {evaluation.state === 'needs_human' && (
          <Notice tone="warning">
            Your answers are stored, but the evaluation did not finish. Somebody has to look into it.
          </Notice>
        )}
        <Typography>
          No engine says hire or reject: a person decides.
          {reportId && ' How your answers were looked at is in your own report.'}
        </Typography>
        <EngineNoteOfInterview engine={engine} trouble={engine_trouble} meaning={answersWait} />
        {!engine_trouble && isPostponed(evaluation) && <Typography>{isBack}</Typography>}
        {reportNote && <Typography color="textSecondary">{reportNote}</Typography>}
        {reportId && (
          <LinkButton
            to={paths.candidate.report(reportId)}
            variant="contained"
            size="large"
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            Read your report
          </LinkButton>
        )}
      </Stack>
    </Panel>
  );
}

const isBack =
  'The AI could not be reached when your answers were to be judged. It is asked again by itself, within some minutes.';

const answersWait =
  'Your answers are kept, and judged by this engine once it is back; after a day without it a person has to look. No other engine takes its place.';
