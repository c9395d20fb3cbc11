import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';

/** How the questions were chosen for the job description or resume that was pasted; nothing where none was. */
export function SelectionNote({ session: { selection } }: { readonly session: Session }) {
  const { method, note, matched_terms: terms } = selection;
  const isByText = method === 'overlap' || method === 'tailored';
  return (
    <>
      {note && <Typography role="note">{note}</Typography>}
      {isByText && terms.length === 0 && method === 'overlap' && (
        <Typography role="note">No question matches the text you pasted, so these cover the role.</Typography>
      )}
      {isByText && (terms.length > 0 || method === 'tailored') && (
        <Disclosure summary="How these questions were chosen">
          {method === 'tailored'
            ? 'By AI, from the question bank, for the text you pasted. A question it reworded shows the original.'
            : 'They share these words with the text you pasted:'}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
            {terms.map((term) => (
              <Chip key={term} size="small" variant="outlined" label={term} />
            ))}
          </Box>
        </Disclosure>
      )}
    </>
  );
}
