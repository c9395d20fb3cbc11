import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { WebAuthnData } from '../../../../../openapi/gen/types.gen.ts';
import type { FormFailureCause } from '../../../../components/form/use-form.ts';

/** The browser or the device did not make a passkey; a form can tell it. */
class PasskeyFailure extends Error implements FormFailureCause {
  override readonly name = 'PasskeyFailure';
  readonly text: string;
  readonly status = undefined;
  readonly fieldErrors = [];

  constructor(text: string, cause: unknown) {
    super(text, { cause });
    this.text = text;
  }
}

/** By the names that the Web Authentication API gives to what went wrong. */
const REASONS: Record<string, string> = {
  InvalidStateError: 'This device already holds a passkey of your account.',
  NotSupportedError: 'This device cannot make a passkey that Candor accepts.',
  ConstraintError: 'This device cannot make a passkey that asks who you are.',
  SecurityError: 'The browser makes no passkey for the address of this page.',
};

/** What browsers say when the person closed their dialog, or let it time out. */
const CANCELLED: readonly string[] = ['NotAllowedError', 'AbortError'];

/**
 * Has the browser make a passkey; null when the person cancelled. Throws what a form can tell.
 * `options` are those of the server, in the JSON form of the Web Authentication API.
 */
export async function createPasskey(options: WebAuthnData): Promise<WebAuthnData | null> {
  try {
    const { startRegistration } = await import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (CANCELLED.includes(name)) return null;
    throw new PasskeyFailure(REASONS[name] ?? 'The browser could not make a passkey. Try again.', error);
  }
}
