import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';

/** Whether something was submitted to a question, whatever came of it. */
export const isSubmitted = ([core]: readonly Pick<ReportTurn, 'outcome'>[]): boolean =>
  ['answered', 'insufficient', 'poor_audio'].includes(core?.outcome ?? 'unasked');
