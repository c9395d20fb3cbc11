import { forgotPassword, resendVerificationEmail } from '../../../api/gen/sdk.gen.ts';
import type { CodePurpose } from './code-page.ts';
import { useToCodePage } from './use-to-code-page.ts';

const requests = { 'verify-email': resendVerificationEmail, 'reset-password': forgotPassword };

/** Asks for a code to an address and goes to the page that takes it; throws what the call throws. */
export function useSendCode(purpose: CodePurpose) {
  const toCodePage = useToCodePage(purpose);

  return async (email: string, options: { replace?: boolean } = {}): Promise<void> => {
    const { data } = await requests[purpose]({ body: { email } });
    await toCodePage(data, email, options);
  };
}
