import type { ChecklistItem } from '../../../../openapi/gen/types.gen.ts';

/** Whether there is evidence enough, be it counted or not; a single concept is none yet. */
export const isShown = ({ check, evidence }: ChecklistItem) =>
  evidence.length > (check === 'concepts' ? 1 : 0);
