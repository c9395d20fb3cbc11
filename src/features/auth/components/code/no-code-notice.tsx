import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useReturnPath } from '../../sign-in/use-return-path.ts';
import { SignInFooter } from '../sign-in-footer.tsx';
import { Landing } from './landing.tsx';

interface NoCodeNoticeProps {
  ref: Ref<HTMLDivElement>;
  email: string;
  /** Why there is no code that works. */
  text: string;
}

/** Without a code that works no password is reset here. */
export function NoCodeNotice({ ref, email, text }: NoCodeNoticeProps) {
  const next = useReturnPath();
  return (
    <Stack spacing={3}>
      <Landing ref={ref}>
        <Notice tone="warning">{text}</Notice>
      </Landing>
      <LinkButton to={paths.auth.forgotPassword({ next })} state={{ email }} variant="contained" size="large">
        Get a new code
      </LinkButton>
      <SignInFooter question="Remembered it?" />
    </Stack>
  );
}
