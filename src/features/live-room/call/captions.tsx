import Box from '@mui/material/Box';
import type { LivePerson } from '../../../../openapi/gen/types.gen.ts';
import { CaptionFrame } from '../../../capabilities/speech/captions/caption-frame.tsx';
import { lastWords } from '../../../capabilities/speech/captions/captions.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import type { SpokenLine } from './use-captions.ts';

interface CaptionsProps {
  readonly people: readonly LivePerson[];
  readonly lines: readonly SpokenLine[];
}

/** What was said last, and by whom. */
export function Captions({ people, lines }: CaptionsProps) {
  return (
    <CaptionFrame>
      {lines.length === 0 && 'Captions are on.'}
      {lines.map(({ key, personId, text }) => (
        <Box key={key}>
          <strong>{people.find(({ _id }) => _id === personId)?.full_name ?? 'Somebody'}</strong>{' '}
          {visibleControls(lastWords(text))}
        </Box>
      ))}
    </CaptionFrame>
  );
}
