import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Engine } from '../../../../openapi/gen/types.gen.ts';
import { EngineNote } from '../../../capabilities/interview/engine-note.tsx';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { useCreateSession } from '../../../capabilities/interview/use-create-session.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { paths } from '../../../lib/paths.ts';
import { type Drill, drillRequest } from './drill.ts';

interface DrillSetupProps {
  readonly drill: Drill;
  readonly engine: Engine;
}

/** Sets up one question about one competency, with nothing left to choose. */
export function DrillSetup({ drill, engine }: DrillSetupProps) {
  const navigate = useNavigate();
  const creation = useCreateSession((session) => void navigate(paths.candidate.session(session._id)));
  const create = () => creation.create(drillRequest(drill));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <Panel title={`Drill: ${drill.competency.name}`}>
      <Stack component="form" spacing={3} onSubmit={submit}>
        <Typography>
          One question about this competency, from {drill.family.name}, {levelNames[drill.level]}. After it
          comes the report with what was found in your answer; from there you can answer it again.
        </Typography>
        <EngineNote engine={engine} />
        {creation.isError && (
          <ErrorPanel title="The drill was not set up" error={creation.error} onRetry={create} />
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
          <SubmitButton pending={creation.isPending}>Set up the drill</SubmitButton>
          <LinkButton to={paths.candidate.practice} variant="outlined" size="large">
            Practise something else
          </LinkButton>
        </Stack>
      </Stack>
    </Panel>
  );
}
