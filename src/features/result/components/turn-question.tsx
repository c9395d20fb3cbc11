import Typography from '@mui/material/Typography';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeTitle } from '../../../capabilities/code/cases/run-words.ts';
import { WordingNote } from '../../../capabilities/interview/wording-note.tsx';

/** What was asked, as a heading; the task of a function, which is long, stands below its name. */
export function TurnQuestion({ turn }: { readonly turn: Turn }) {
  const { code, prompt } = turn;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, textWrap: 'pretty' }}>
        {code ? codeTitle(code) : prompt}
      </Typography>
      {code && <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{prompt}</Typography>}
      <WordingNote turn={turn} />
    </>
  );
}
