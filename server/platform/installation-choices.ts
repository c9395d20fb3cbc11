/** What can be switched off for the whole installation. */
export type Feature = 'candidate_sign_up' | 'recruiter_sign_up' | 'trial' | 'practice';

export const FEATURES: readonly Feature[] = ['candidate_sign_up', 'recruiter_sign_up', 'trial', 'practice'];

/** What is a number for the whole installation. */
export type ChosenNumber =
  | 'application_months'
  | 'log_days'
  | 'outbox_days'
  | 'sign_ups_an_hour'
  | 'practices_a_day';

/** What administrators have chosen, as it is now. */
export interface InstallationChoices {
  isOn(feature: Feature): boolean;
  numberOf(name: ChosenNumber): number;
}
