import { silent } from './client.ts';
import { checkPassword } from './gen/sdk.gen.ts';

/** Whether the server would refuse a password that is being typed as commonly used or leaked. */
export async function askIfCommon(password: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await checkPassword({ ...silent, body: { password }, signal });
  return data.is_common;
}
