import { textOfState } from '../text-of-state.ts';

/** What is done once somebody is led to the login page. */
const sentences = {
  'email-verified': 'Email verified. Sign in to continue.',
  'verified-before': 'Your email address is already verified. Sign in to continue.',
  'password-changed': 'Password changed. Sign in with your new password.',
};

/** What a page hands over to the login page. */
export interface LoginState {
  /** Need not be typed again. */
  email: string;
  done: keyof typeof sentences;
}

/** The address that the page before this one knows, or an empty one. */
export const emailOfState = (state: unknown): string => textOfState(state, 'email');

/** Says what is done by now; undefined where nothing is. */
export const doneSentence = (state: unknown): string | undefined =>
  new Map(Object.entries(sentences)).get(textOfState(state, 'done'));
