import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../api/http/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import {
  providerToken,
  refusalOf,
  type SocialEnd,
  socialRequest,
  wantsPassword,
} from '../../social/finish-social-login.ts';
import { type PendingSocialLogin, takePending } from '../../social/pending-social-login.ts';
import type { SocialReturn } from '../../social/use-social-return.ts';
import { LinkAccountForm } from './link-account-form.tsx';
import { SigningIn } from './signing-in.tsx';

interface SocialReturnPanelProps {
  answer: SocialReturn;
  /** The way is over without a session; says why, unless the person chose so. */
  onEnd: (end: SocialEnd | null) => void;
}

interface Linking {
  pending: PendingSocialLogin;
  token: string;
  text: string;
}

/** Finishes a sign-in with the answer that a provider sent back. */
export function SocialReturnPanel({ answer, onEnd }: SocialReturnPanelProps) {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [linking, setLinking] = useState<Linking | null>(null);
  const hasBegun = useRef(false);

  async function signInWith(pending: PendingSocialLogin) {
    const token = await providerToken(pending, answer.code);
    try {
      await signIn(socialRequest(pending, token), pending.next);
    } catch (error) {
      if (!wantsPassword(error)) throw error;
      setLinking({ pending, token, text: error.text });
    }
  }

  async function finish() {
    const pending = takePending(answer.state);
    const refusal = refusalOf(answer, pending);
    // Also when it comes to nothing: another way then leads back to the same place.
    await navigate(paths.auth.login({ next: pending?.next ?? undefined }), { replace: true });
    if (refusal || !pending) return onEnd(refusal);
    try {
      await signInWith(pending);
    } catch (error) {
      const isTold = error instanceof ApiError;
      onEnd({ tone: 'error', text: isTold ? error.text : 'An unexpected error occurred.' });
      if (!isTold) throw error;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is good for one attempt
  useEffect(() => {
    if (!hasBegun.current) void finish();
    hasBegun.current = true;
  }, []);

  if (!linking) return <SigningIn />;
  const { pending, token, text } = linking;
  return (
    <LinkAccountForm
      text={text}
      send={(password) => signIn(socialRequest(pending, token, password), pending.next)}
      onCancel={() => onEnd(null)}
    />
  );
}
