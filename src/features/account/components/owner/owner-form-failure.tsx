import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { FormFailure } from '../../../../components/form/form-failure.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { mustSignInAgain } from './reauthentication.ts';

/** Why a form was not taken; where the sign-in is too long ago, with the way to sign in again. */
export function OwnerFormFailure({ summary, failure }: ComponentProps<typeof FormFailure>) {
  const { auth } = useStores();
  const signInAgain = () => {
    auth.logout();
    // Not done with this page: the guard then leads back to it after the sign-in (D8).
    auth.forgetEnd();
  };
  if (!failure || !mustSignInAgain(failure)) return <FormFailure summary={summary} failure={failure} />;
  return (
    <Notice tone="warning">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          It is more than 15 minutes since you signed in. Sign in again, then come back to do this.
        </Typography>
        <Button variant="outlined" onClick={signInAgain}>
          Sign in again
        </Button>
      </Stack>
    </Notice>
  );
}
