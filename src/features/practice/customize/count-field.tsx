import Box from '@mui/material/Box';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import { countRefusal } from '../../../capabilities/interview/practice/practice-choices.ts';
import { fewAnswersRule, isTooFew } from '../../../capabilities/interview/words.ts';
import { ChoiceCards } from '../../../components/form/fields/choice-cards.tsx';

interface CountFieldProps {
  readonly counts: PracticeOptions['question_counts'];
  readonly chosen: number;
  /** How many questions there are for the other choices. */
  readonly offered: number;
  readonly onChange: (count: number) => void;
}

/** How many questions are asked; says before it starts what few answers do not give. */
export function CountField({ counts, chosen, offered, onChange }: CountFieldProps) {
  return (
    <div>
      <ChoiceCards
        legend="Number of questions"
        cardWidth={165}
        value={chosen}
        onChange={onChange}
        choices={counts.map((count) => ({
          value: count,
          label: count === 1 ? '1, a drill' : String(count),
          refusal: countRefusal(count, offered),
        }))}
      />
      <Box role="status" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
        {isTooFew(chosen) && fewAnswersRule}
      </Box>
    </div>
  );
}
