import type { ExactPoints, ReviewTurn } from '../../../openapi/gen/types.gen.ts';

export const outcomeWords: Readonly<Record<ReviewTurn['outcome'], string>> = {
  answered: 'Answered',
  insufficient: 'Too little',
  poor_audio: 'Poor audio',
  skipped: 'Skipped',
  interrupted: 'Interrupted',
  unasked: 'Not asked',
};

/** What an answer with a key or with code earned, as in "3 of 6 points". */
export const pointsWords = ({ points, worth }: ExactPoints) =>
  points === null ? 'No points yet' : `${points} of ${worth} ${worth === 1 ? 'point' : 'points'}`;
