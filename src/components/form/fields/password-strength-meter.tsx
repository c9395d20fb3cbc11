import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { passwordRefusal } from '../../../lib/password/password-refusal.ts';
import {
  estimateStrength,
  guessedAtOnce,
  type StrengthScore,
} from '../../../lib/password/password-strength.ts';
import type { PersonalWords } from '../../../lib/password/personal-words.ts';
import { type AskIfCommon, useCommonPassword } from './use-common-password.ts';

const colors: Record<StrengthScore, string> = {
  0: 'error.main',
  1: 'error.main',
  2: 'warning.main',
  3: 'success.main',
  4: 'success.main',
};

const onLists = 'Too common or leaked. Choose another.';

interface PasswordStrengthMeterProps {
  password: string;
  personal: PersonalWords;
  askIfCommon: AskIfCommon;
  /** Whether the field itself says that the password cannot be taken; then it has no strength. */
  isRefused: boolean;
}

/** Says how hard a password is to guess, and what the server would refuse; it never stands in the way. */
export function PasswordStrengthMeter(props: PasswordStrengthMeterProps) {
  const { password, personal, isRefused, askIfCommon } = props;
  const isRated = password !== '' && !isRefused;
  const refusal = passwordRefusal(password, personal);
  const isCommon = useCommonPassword({ password, isOpen: isRated && !refusal, askIfCommon });
  const { score, label } = isCommon ? guessedAtOnce : estimateStrength(password, personal);
  const text = isRated ? (refusal ?? (isCommon ? onLists : label)) : '';
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={isRated ? score : 0}
        aria-valuetext={isRated ? label : 'Not rated'}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}
      >
        {[1, 2, 3, 4].map((step) => (
          <Bar key={step} color={isRated && step <= Math.max(score, 1) ? colors[score] : 'divider'} />
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5, minHeight: '1.5em' }}>
        {text}
      </Typography>
    </Box>
  );
}

function Bar({ color }: { color: string }) {
  return <Box sx={{ height: 6, borderRadius: 3, bgcolor: color }} />;
}
