import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { Rating } from '../../../../openapi/gen/types.gen.ts';
import { PlayQuoteButton } from '../../../capabilities/speech/playback/play-quote-button.tsx';
import { momentId } from '../transcript/moment-id.ts';
import { MomentLink } from '../transcript/moment-link.tsx';

/** So many are shown at first. */
const SHOWN = 4;

/** The first of some quotes, and the others once they are asked for. */
export function SomeOf({ items }: { readonly items: readonly ReactNode[] }) {
  const [isWhole, setWhole] = useState(false);
  const more = items.length - SHOWN;
  return (
    <>
      {isWhole ? items : items.slice(0, SHOWN)}
      {!isWhole && more > 0 && (
        <Button variant="text" size="small" onClick={() => setWhole(true)} sx={{ px: 0.5 }}>
          {more === 1 ? '1 more quote' : `${more} more quotes`}
        </Button>
      )}
    </>
  );
}

/** What a rating rests on; what was spoken can be heard from there. */
export function Cited({ rating }: { readonly rating: Rating | undefined }) {
  return (
    <SomeOf
      items={(rating?.citations ?? []).map((citation) => (
        <Box key={momentId(citation)} sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <MomentLink moment={citation} isWhole>
            {citation.quote === null ? `Question ${citation.question_number}` : `“${citation.quote}”`}
          </MomentLink>
          {citation.quote !== null && citation.turn_id !== null && (
            <PlayQuoteButton turnId={citation.turn_id} quote={citation.quote} />
          )}
        </Box>
      ))}
    />
  );
}
