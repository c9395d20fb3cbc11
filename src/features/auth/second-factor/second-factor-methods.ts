import type { SecondFactorMethod } from '../../../../openapi/gen/types.gen.ts';
import { codeProblem } from '../../../components/form/six-digits.ts';
import { codeLength, tidyCode } from '../../../lib/fields/verification-code.ts';

interface MethodWords {
  /** Above the field. */
  intro: string;
  /** What leads to this method from another one. */
  action: string;
}

export const methodWords: Record<SecondFactorMethod, MethodWords> = {
  totp: {
    intro: `Enter the ${codeLength} digits that your authenticator app shows.`,
    action: 'Use the authenticator app',
  },
  recovery_code: {
    intro: 'Enter one of your recovery codes. Each of them works once.',
    action: 'Use a recovery code',
  },
  email: {
    intro: `Enter the ${codeLength} digits of the mail that we sent to you.`,
    action: 'Send the code by email',
  },
};

const isMethod = (name: string): name is SecondFactorMethod => name in methodWords;

/** The methods that an address names (`totp,email`); the app where it names none that is known. */
export function methodsOf(names: string): SecondFactorMethod[] {
  const methods = [...new Set(names.split(','))].filter(isMethod);
  return methods.length > 0 ? methods : ['totp'];
}

/** What is wrong with a code as typed. */
export function proofProblem(method: SecondFactorMethod, typed: string): string | undefined {
  if (method !== 'recovery_code') return codeProblem(typed, method === 'totp' ? 'the app' : 'the mail');
  const { length } = tidyProof(method, typed);
  return length >= 6 && length <= 32 ? undefined : 'Enter a recovery code, as it was shown to you.';
}

/** A code as the contract wants it: spaces never matter. */
export const tidyProof = (method: SecondFactorMethod, typed: string): string =>
  method === 'recovery_code' ? typed.replace(/\s/g, '') : tidyCode(typed);
