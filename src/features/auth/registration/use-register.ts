import type { Registration } from '../../../../openapi/gen/types.gen.ts';
import { register } from '../../../api/gen/sdk.gen.ts';
import { carryTrial } from '../../../stores/kept-trial.ts';
import { useToCodePage } from '../verification/use-to-code-page.ts';

/** Asks for the account, then leads to where the code of the mail is entered, and after it to `otherwise`. */
export function useRegister() {
  const toCodePage = useToCodePage('verify-email');

  return async (body: Registration, otherwise?: string): Promise<void> => {
    const { data } = await register({ body });
    if (body.role === 'candidate') carryTrial(body.email);
    await toCodePage(data, body.email, { otherwise });
  };
}
