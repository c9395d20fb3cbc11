import Box from '@mui/material/Box';
import type { LivePerson } from '../../../../openapi/gen/types.gen.ts';
import { lastWords } from '../../../capabilities/speech/captions/captions.ts';
import { longWords } from '../../../components/long-words.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';
import type { SpokenLine } from './use-captions.ts';

interface CaptionsProps {
  readonly people: readonly LivePerson[];
  readonly lines: readonly SpokenLine[];
}

/** What was said last; not read out, as a screen reader would speak over who is speaking. */
export function Captions({ people, lines }: CaptionsProps) {
  return (
    <Box role="group" aria-label="Captions" sx={frameStyle}>
      {lines.length === 0 && 'Captions are on.'}
      {lines.map(({ key, personId, text }) => (
        <Box key={key}>
          <strong>{people.find(({ _id }) => _id === personId)?.full_name ?? 'Somebody'}</strong>{' '}
          {visibleControls(lastWords(text))}
        </Box>
      ))}
    </Box>
  );
}

const frameStyle = {
  ...longWords,
  px: 2,
  py: 1.5,
  // Seen in forced colors, where no background is.
  border: '1px solid transparent',
  borderRadius: 1,
  bgcolor: 'action.selected',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
} as const;
