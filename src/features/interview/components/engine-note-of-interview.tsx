import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Engine, EngineTrouble } from '../../../api/gen/types.gen.ts';
import { Notice } from '../../../components/notice.tsx';
import { EngineNote } from './engine-note.tsx';
import { troubleText } from './engine-trouble.ts';

interface EngineNoteOfInterviewProps {
  readonly engine: Engine;
  /** Why it cannot judge now; null where it can. */
  readonly trouble: EngineTrouble | null;
  /** What that means for whoever reads it. */
  readonly meaning: string;
}

/** The engine that an interview for hiring was made with and keeps, and why it cannot judge now. */
export function EngineNoteOfInterview({ engine, trouble, meaning }: EngineNoteOfInterviewProps) {
  const why = `“${engine.reason}”, as it was when the interview was made; it is the same for every candidate`;
  return (
    <Stack spacing={2}>
      <EngineNote engine={engine} why={why} />
      {trouble && (
        <Notice tone="info">
          <Typography sx={{ fontWeight: 600 }}>{troubleText(trouble)}</Typography>
          <Typography>{meaning}</Typography>
        </Notice>
      )}
    </Stack>
  );
}
