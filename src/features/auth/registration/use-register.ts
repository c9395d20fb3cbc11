import { useNavigate } from 'react-router-dom';
import { silent } from '../../../api/client.ts';
import { register } from '../../../api/gen/sdk.gen.ts';
import type { Registration } from '../../../api/gen/types.gen.ts';
import { codePage } from '../verification/code-page.ts';

/** Asks for the account, then leads to where the code of the mail is entered. */
export function useRegister() {
  const navigate = useNavigate();

  return async (body: Registration): Promise<void> => {
    const { data } = await register({ ...silent, body });
    const { to, state } = codePage('verify-email', data, body.email);
    await navigate(to, { state });
  };
}
