import Stack from '@mui/material/Stack';
import { ArrivalNotice } from '../components/login/arrival-notice.tsx';
import { LoginForm } from '../components/login/login-form.tsx';
import { OtherWays } from '../components/login/other-ways.tsx';

/** /admin-login: for administrators only; nobody signs up here. */
export function AdminLoginPage() {
  return (
    <Stack spacing={3} useFlexGap>
      <ArrivalNotice />
      <LoginForm scope="admin" />
      <OtherWays providers={[]} />
    </Stack>
  );
}
