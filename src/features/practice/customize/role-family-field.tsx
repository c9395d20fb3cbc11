import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PracticeRoleFamily } from '../../../../openapi/gen/types.gen.ts';
import { ChoiceCards } from '../../../components/form/fields/choice-cards.tsx';

interface RoleFamilyFieldProps {
  readonly families: readonly PracticeRoleFamily[];
  readonly chosen: PracticeRoleFamily | undefined;
  readonly onChange: (id: string) => void;
}

/** The trades there are questions for: short cards, and what the chosen one is about below them. */
export function RoleFamilyField({ families, chosen, onChange }: RoleFamilyFieldProps) {
  return (
    <div>
      <ChoiceCards
        legend="Role family"
        cardWidth={220}
        value={chosen?._id ?? ''}
        onChange={onChange}
        choices={families.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <Box role="status" sx={{ mt: 1.5 }}>
        {chosen && (
          <>
            <Typography>{chosen.description}</Typography>
            <Typography variant="body2" color="textSecondary">
              Assessed: {new Intl.ListFormat('en').format(chosen.competencies.map(({ name }) => name))}.
            </Typography>
          </>
        )}
      </Box>
    </div>
  );
}
