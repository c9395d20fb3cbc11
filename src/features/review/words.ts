import type { ReviewTurn } from '../../../openapi/gen/types.gen.ts';

export const outcomeWords: Readonly<Record<ReviewTurn['outcome'], string>> = {
  answered: 'Answered',
  insufficient: 'Too little',
  poor_audio: 'Poor audio',
  skipped: 'Skipped',
  interrupted: 'Interrupted',
  unasked: 'Not asked',
};
