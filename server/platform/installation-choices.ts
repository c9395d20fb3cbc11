import { HttpProblem } from './problem.ts';

/** What can be switched off for the whole installation. */
export const FEATURES = [
  'candidate_sign_up',
  'recruiter_sign_up',
  'trial',
  'practice',
  'live',
  'open_links',
  'resume_sharing',
] as const;

export type Feature = (typeof FEATURES)[number];

const CLOSED = {
  trial: 'Trying a question is switched off here.',
  practice: 'Practice is switched off here.',
  live: 'Live interviews are switched off here.',
  open_links: 'Applying by link is switched off here.',
  resume_sharing: 'Sharing resumes is switched off here.',
} satisfies Partial<Record<Feature, string>>;

/** @throws HttpProblem 403 where it is switched off; another status where that has to look like something else */
export function requireOn(
  choices: Pick<InstallationChoices, 'isOn'>,
  feature: keyof typeof CLOSED,
  status = 403,
): void {
  if (!choices.isOn(feature)) throw new HttpProblem(status, CLOSED[feature], { code: 'feature_off' });
}

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
