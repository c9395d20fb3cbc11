import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { ruleOf } from '../../../capabilities/interview/words.ts';

/** How the questions of a session were chosen. */
export function SelectionNote({
  session: { mode, selection, question_type },
}: {
  readonly session: Session;
}) {
  if (mode === 'ai') return 'By the recruiter: the same questions in the same order for every candidate.';
  if (selection.method === 'retry')
    return 'The one you chose in a report. The new report shows what you answer now beside what was there before.';
  if (ruleOf(question_type)) return 'By chance, from those of the role and the level.';
  if (selection.method === 'tailored')
    return 'By AI, among those of the question bank, for the job description or resume you pasted. A question it worded itself says so, and shows the words of the bank beside its own.';
  const without = selection.note ? `${selection.note} ` : '';
  if (selection.method === 'bank' && selection.competency)
    return `${without}From the question bank: one question about “${selection.competency.name}”.`;
  if (selection.method === 'bank')
    return `${without}From the question bank, spread over the competencies of the role.`;
  if (selection.matched_terms.length === 0) {
    return `${without}What you pasted has nothing in common with the question bank of this role, so they are spread over its competencies.`;
  }
  return (
    <>
      {without}By these words of the text you pasted, of which the question bank speaks too:
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {selection.matched_terms.map((term) => (
          <Chip key={term} component="span" size="small" variant="outlined" label={term} />
        ))}
      </Box>
    </>
  );
}
