import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { EngineNoteOfInterview } from '../../../capabilities/interview/engine-note-of-interview.tsx';
import { EngineTroubleNotice } from '../../../capabilities/interview/engine-trouble-notice.tsx';
import { isPostponed } from '../../../capabilities/interview/evaluation-steps.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { StepList } from '../../../components/step-list.tsx';
import { paths } from '../../../lib/paths.ts';
import { resultStatus } from './result-status.ts';
import { resultStepName, waitsFor } from './result-steps.ts';

/** What happened with the answers, what happens next, and who decides. */
export function ResultProgress({ result }: { readonly result: InterviewResult }) {
  const { steps, evaluation, engine, engine_trouble } = result;
  const { report_id: reportId, report_note: reportNote, report_opens_at: opensAt } = result;
  const { title, next } = resultStatus(result);
  return (
    <Panel title={title}>
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
        <Typography>{next} No AI or checklist says hire or reject.</Typography>
        <EngineTroubleNotice trouble={engine_trouble} meaning={answersWait} />
        {!engine_trouble && isPostponed(evaluation) && <Typography>{isBack}</Typography>}
        {reportNote && (
          <Typography color="textSecondary">
            {reportNote}
            {opensAt && (
              <>
                {' Expected: '}
                <DatedTime value={opensAt} />
              </>
            )}
          </Typography>
        )}
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
        {evaluation.state !== 'people_only' && (
          <Disclosure summary="How your answers are evaluated">
            <EngineNoteOfInterview engine={engine} />
          </Disclosure>
        )}
      </Stack>
    </Panel>
  );
}

const isBack = 'The AI could not be reached. It is asked again by itself within a few minutes.';

const answersWait =
  'Your answers are kept and evaluated once it is back. After a day without it a person has to look. No other engine takes its place.';
