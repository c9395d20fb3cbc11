import Typography from '@mui/material/Typography';
import { PasswordField } from '../../../../components/form/fields/password-field.tsx';

type OwnerPasswordFieldProps = Omit<Parameters<typeof PasswordField>[0], 'label' | 'autoComplete'> & {
  hasPassword: boolean;
};

/** The password that shows that it is the owner who asks; an account without one is told what counts instead. */
export function OwnerPasswordField({ hasPassword, ...field }: OwnerPasswordFieldProps) {
  if (!hasPassword)
    return (
      <Typography variant="body2" color="textSecondary">
        Your account has no password. This works within 15 minutes of signing in.
      </Typography>
    );
  return <PasswordField {...field} label="Current password" autoComplete="current-password" required />;
}
