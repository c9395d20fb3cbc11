import { useEffect, useState } from 'react';
import { silent } from '../../../api/client.ts';
import { checkPassword } from '../../../api/gen/sdk.gen.ts';

/** So long nothing is typed before the server is asked. */
const pauseMs = 500;

/** Whether the server knows a password as a common one; not until it said so, nor where it cannot be asked. */
export function useCommonPassword(password: string, isAsked: boolean): boolean {
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const ask = async () => {
      const { data } = await checkPassword({ ...silent, body: { password }, signal: asking.signal });
      if (data.is_common) setCommon(password);
    };
    const pause = setTimeout(() => ask().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [password, isAsked]);
  return isAsked && common === password;
}
