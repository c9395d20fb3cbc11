import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import { fieldIdOf, LEVELS } from './competencies.ts';

export interface CompetencyTextsProps {
  readonly at: number;
  readonly competency: RubricCompetency;
  readonly onChange: (change: Partial<RubricCompetency>) => void;
  /** Whether something is wrong with a field. */
  readonly isWrong: (fieldId: string) => boolean;
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** What a competency means, what each level of it sounds like, and what nobody may conclude. */
export function CompetencyTexts({
  at,
  competency,
  onChange,
  isWrong,
  called,
}: CompetencyTextsProps & { readonly called: string }) {
  const { description, anchors, indicators, must_not_infer: mustNotInfer } = competency;
  const text = (field: string, label: string, value: string, change: (text: string) => void) => {
    const id = fieldIdOf(at, field);
    return (
      <FormControl key={field} error={isWrong(id)}>
        <FormLabel htmlFor={id}>{label}</FormLabel>
        <OutlinedInput
          id={id}
          value={value}
          multiline
          minRows={field === 'description' ? 1 : 3}
          size="small"
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      </FormControl>
    );
  };
  return (
    <Box role="group" aria-label={called} sx={{ display: 'grid', gap: 1, py: 1 }}>
      <Box sx={columnsOf(3)}>
        {LEVELS.map((level) =>
          text(`anchors.${level}`, `A ${level} is`, anchors[level], (words) =>
            onChange({ anchors: { ...anchors, [level]: words } }),
          ),
        )}
      </Box>
      {text('description', 'What it means', description, (words) => onChange({ description: words }))}
      <Box sx={columnsOf(2)}>
        {text('indicators', 'Signs to listen for, one a line', indicators.join('\n'), (words) =>
          onChange({ indicators: linesOf(words) }),
        )}
        {text('must_not_infer', 'Must not be inferred, one a line', mustNotInfer.join('\n'), (words) =>
          onChange({ must_not_infer: linesOf(words) }),
        )}
      </Box>
    </Box>
  );
}

const columnsOf = (count: number) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', md: `repeat(${count}, minmax(0, 1fr))` },
});
