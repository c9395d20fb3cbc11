import type { Engine } from '../../../openapi/gen/types.gen.ts';
import { EngineNote } from './engine-note.tsx';

/** The engine that an interview for hiring was made with and keeps. */
export function EngineNoteOfInterview({ engine }: { readonly engine: Engine }) {
  return (
    <EngineNote
      engine={engine}
      note="It was chosen when the interview was made, and is the same for every candidate."
    />
  );
}
