import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiringReview, ReviewQuestion } from '../../../../openapi/gen/types.gen.ts';
import { CaseTable } from '../../../capabilities/code/cases/case-table.tsx';
import { CodeBlock } from '../../../capabilities/code/code-block.tsx';
import { CodeAnswerBlock } from '../../../capabilities/code/result/code-answer-block.tsx';
import { HiddenCases } from '../../../capabilities/code/result/hidden-cases.tsx';
import { rowOfResult } from '../../../capabilities/code/result/result-rows.ts';
import { outcomeWords, pointsWords } from '../../../capabilities/hiring/outcome-words.ts';

/** The code that the candidate wrote, question by question, and how it ran. */
export function CodeTab({ review }: { readonly review: HiringReview }) {
  return codingIn(review).map((question) => <CodeAnswered key={question.number} question={question} />);
}

export const codingIn = ({ questions }: Pick<HiringReview, 'questions'>) =>
  questions.filter(({ type }) => type === 'coding');

function CodeAnswered({ question }: { readonly question: ReviewQuestion }) {
  const { number, prompt, exact, turns, code } = question;
  const [turn] = turns;
  return (
    <Box component="section" aria-label={`Question ${number}`} sx={{ mb: 3 }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 650 }}>
        {number}. {prompt}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {[turn ? outcomeWords[turn.outcome] : outcomeWords.unasked, exact && pointsWords(exact)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {code?.answer ? (
        <CodeAnswerBlock answer={code.answer} />
      ) : (
        turn?.answer && <CodeBlock label="Code">{turn.answer}</CodeBlock>
      )}
      {code ? <Runs code={code} /> : <Typography variant="body2">It has not been run yet</Typography>}
    </Box>
  );
}

function Runs({ code }: { readonly code: NonNullable<ReviewQuestion['code']> }) {
  const { passed, visible, hidden, note, function_name: name } = code;
  return (
    <>
      {note && <Typography variant="body2">{note}</Typography>}
      {passed && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 650 }}>
          Passed {passed.visible} of {passed.visible_total} shown and {passed.hidden} of {passed.hidden_total}{' '}
          hidden cases
        </Typography>
      )}
      {visible.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <CaseTable
            caption="The cases that were shown, and what came of them"
            rows={visible.map((one) => rowOfResult(name, one))}
          />
        </Box>
      )}
      {hidden.length > 0 && <HiddenCases cases={hidden} />}
    </>
  );
}
