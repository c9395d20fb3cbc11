import { useNavigate } from 'react-router-dom';
import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { keepReturnPath } from '../sign-in/kept-return-path.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';
import { type CodePageState, type CodePurpose, codePages } from './code-page.ts';

/** Leads to where the code of a mail is entered, and takes the way back along (D8). */
export function useToCodePage(purpose: CodePurpose) {
  const navigate = useNavigate();
  const next = useReturnPath();

  return async (
    { challenge_id: challenge, resend_after: resendAfter }: VerificationChallenge,
    email: string,
    options: { replace?: boolean } = {},
  ): Promise<void> => {
    keepReturnPath(challenge, next);
    const state: CodePageState = { resendAfter };
    await navigate(codePages[purpose]({ challenge, email, next }), { ...options, state });
  };
}
