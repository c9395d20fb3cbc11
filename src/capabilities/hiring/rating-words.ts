import type { OverallRating } from '../../../openapi/gen/types.gen.ts';

export const overallWords: Readonly<Record<OverallRating, string>> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  no: 'No',
  strong_no: 'Strong no',
  no_decision: 'No decision',
};

export const scoreWords = (score: number | null | undefined) =>
  score === undefined ? '–' : score === null ? 'Not assessed' : String(score);
