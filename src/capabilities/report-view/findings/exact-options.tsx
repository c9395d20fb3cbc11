import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ExactOption, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { plainList } from '../../../theme/plain-list.ts';

interface KeyProps {
  /** Whether an answer was submitted: only then were options missed, or rightly left out. */
  readonly isAnswered: boolean;
}

/** What was chosen beside its key. */
export function ExactOptions({ options, isAnswered }: KeyProps & Pick<ExactResult, 'options'>) {
  return (
    <Box component="ul" sx={plainList}>
      {options.map((option) => (
        <OptionLine key={option._id} option={option} isAnswered={isAnswered} />
      ))}
    </Box>
  );
}

/** What was done with an option, as an icon and in words: the mistakes stand out. */
function OptionLine({ option, isAnswered }: KeyProps & { readonly option: ExactOption }) {
  const { Icon, color, words } = option.chosen || isAnswered ? markOf(option) : keyOf(option);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Icon aria-hidden sx={{ color }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: option.chosen ? 600 : 400 }}>{option.text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
      </Box>
    </Box>
  );
}

function markOf({ right, chosen }: ExactOption) {
  if (right && chosen)
    return { Icon: CheckCircle, color: 'success.main', words: 'Right answer · you chose it' };
  if (right) return { Icon: ErrorOutline, color: 'warning.main', words: 'Right answer · missed' };
  if (chosen) return { Icon: Cancel, color: 'error.main', words: 'Not right · you chose it' };
  return { Icon: RadioButtonUnchecked, color: 'text.secondary', words: 'Not right · rightly left out' };
}

/** The key alone, of what nobody chose from. */
function keyOf({ right }: ExactOption) {
  if (right) return { Icon: CheckCircle, color: 'success.main', words: 'Right answer' };
  return { Icon: RadioButtonUnchecked, color: 'text.secondary', words: 'Not right' };
}
