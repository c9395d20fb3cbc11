import Stack from '@mui/material/Stack';
import { LoginForm } from '../components/login-form.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { SessionExpiredBanner } from '../components/session-expired-banner.tsx';

/** /admin-login: for administrators only; nobody signs up here. */
export function AdminLoginPage() {
  return (
    <Stack spacing={3}>
      <SessionExpiredBanner />
      <LoginForm scope="admin" />
      <OtherWays providers={[]} />
    </Stack>
  );
}
