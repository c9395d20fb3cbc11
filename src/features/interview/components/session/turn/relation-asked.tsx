import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Engine, Session, Turn } from '../../../../../api/gen/types.gen.ts';
import { visibleControls } from '../../../../../lib/visible-controls.ts';

interface RelationAskedProps {
  readonly session: Pick<Session, 'engine' | 'turns'>;
  readonly turn: Pick<Turn, 'question_number'>;
}

/** Beside a follow-up about how an answer relates to its question: what to make of it, and the question itself. */
export function RelationAsked({ session: { engine, turns }, turn }: RelationAskedProps) {
  const core = turns.find(({ kind, question_number: number }) => {
    return kind === 'core' && number === turn.question_number;
  });
  return (
    <>
      <Typography sx={{ mt: 1 }}>
        Nothing need be wrong with your answer: its words alone do not show how it answers the question.{' '}
        {whatHelps[engine.name]}
      </Typography>
      {core && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, mt: 2 }}>
          <Typography variant="body2" color="textSecondary">
            The question that was asked
          </Typography>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {visibleControls(core.prompt)}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** What becomes of the answer with it. */
const whatHelps: Readonly<Record<Engine['name'], string>> = {
  rules:
    'What you say now is read together with it. Where the checklist still cannot tell, it shows what it found and counts nothing, which does not call your answer wrong.',
  llm: 'A sentence that says so, and takes up a word of the question, has the AI look at the whole answer.',
};
