import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { outcomeWords } from '../../capabilities/hiring/outcome-words.ts';
import { plainList } from '../../theme/plain-list.ts';
import type { Draft } from './draft.ts';

interface QuestionListProps {
  readonly review: HiringReview;
  readonly draft: Draft;
  readonly onOpen: (number: number) => void;
}

/** The questions with what became of each and how often it is cited. */
export function QuestionList({ review, draft, onOpen }: QuestionListProps) {
  const cited = Object.values(draft.ratings).flatMap(({ moments }) => moments);
  return (
    <Box component="nav" aria-label="Questions" sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={plainList}>
        {review.questions.map(({ number, competency_id, turns }) => {
          const competency = review.competencies.find(({ _id }) => _id === competency_id)?.name;
          const outcome = turns[0] ? outcomeWords[turns[0].outcome] : outcomeWords.unasked;
          const count = cited.filter(({ question_number }) => question_number === number).length;
          return (
            <li key={number}>
              <Button variant="text" fullWidth onClick={() => onOpen(number)} sx={rowStyle}>
                <span>
                  {number}. {competency}
                </span>
                <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {outcome}
                  {count > 0 && ` · ${count} cited`}
                </Box>
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  justifyItems: 'start',
  justifyContent: 'start',
  textAlign: 'start',
  py: 0.5,
  height: 'auto',
} as const;
