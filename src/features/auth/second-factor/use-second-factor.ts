import type { SecondFactorMethod } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { sendOtp, verifyOtp } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { inOwnZone } from '../../../api/in-own-zone.ts';
import { unlessOver } from '../../../components/form/unless-over.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStores } from '../../../stores/context.tsx';

/** What is known of the mail with the code. */
export interface MailState {
  /** From when on it can be sent again, ISO 8601. */
  resendAfter: string;
  /** Why it was not sent now; null where it was. */
  note: string | null;
}

const wasMailed = ({ status }: ApiError) => status === 429;

/** The two calls about a sign-in's second factor; `onOver` is told when it can no longer be met. */
export function useSecondFactor(challenge: string, onOver: () => void) {
  const { auth, notifications } = useStores();

  /** Begins the session (§7). */
  const verify = (method: SecondFactorMethod, code: string, trustDevice: boolean) =>
    unlessOver(async () => {
      const body = { challenge_id: challenge, method, code, trust_device: trustDevice };
      await auth.signIn(async () => (await verifyOtp({ ...inOwnZone(), body })).data);
      notifications.success('Verification successful', 'Signed in');
    }, onOver);

  const mailCode = (onSent: (mail: MailState) => void, options: Partial<ReturnType<typeof taking>> = {}) =>
    unlessOver(async () => {
      const { data } = await sendOtp({ ...options, body: { challenge_id: challenge } });
      onSent({ resendAfter: data.resend_after, note: null });
    }, onOver);

  /** Mails the code unless that was done a moment ago, before this page was loaded anew. */
  async function mailCodeOnce(onSent: (mail: MailState) => void): Promise<void> {
    try {
      await mailCode(onSent, taking(wasMailed));
    } catch (error) {
      if (!(error instanceof ApiError && wasMailed(error))) throw error;
      const resendAfter = new Date(serverNow() + error.retryAfterMs).toISOString();
      onSent({ resendAfter, note: error.text });
    }
  }

  return { verify, mailCode, mailCodeOnce };
}
