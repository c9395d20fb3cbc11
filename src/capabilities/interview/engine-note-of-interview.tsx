import Stack from '@mui/material/Stack';
import type { Engine, EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import { EngineNote } from './engine-note.tsx';
import { EngineTroubleNotice } from './engine-trouble-notice.tsx';

interface EngineNoteOfInterviewProps {
  readonly engine: Engine;
  /** Why it cannot judge now; null where it can. */
  readonly trouble: EngineTrouble | null;
  /** What that means for whoever reads it. */
  readonly meaning: string;
}

/** The engine that an interview for hiring was made with and keeps, and why it cannot judge now. */
export function EngineNoteOfInterview({ engine, trouble, meaning }: EngineNoteOfInterviewProps) {
  return (
    <Stack spacing={2}>
      <EngineNote
        engine={engine}
        note="It was chosen when the interview was made, and is the same for every candidate."
      />
      <EngineTroubleNotice trouble={trouble} meaning={meaning} />
    </Stack>
  );
}
