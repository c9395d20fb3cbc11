import { useNavigate } from 'react-router-dom';
import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { keepReturnPath } from '../sign-in/kept-return-path.ts';
import { useReturnPath } from '../sign-in/use-return-path.ts';
import { type CodePageState, type CodePurpose, codePages } from './code-page.ts';

/** Leads to where the code of a mail is entered, and takes the way back along (D8); without one it goes on at `otherwise`. */
export function useToCodePage(purpose: CodePurpose) {
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  return async (
    { challenge_id: challenge, resend_after: resendAfter }: VerificationChallenge,
    email: string,
    { replace = false, otherwise }: { replace?: boolean; otherwise?: string | undefined } = {},
  ): Promise<void> => {
    const next = returnPath ?? otherwise;
    keepReturnPath(challenge, next);
    const state: CodePageState = { resendAfter };
    await navigate(codePages[purpose]({ challenge, email, next }), { replace, state });
  };
}
