import type { ReportTurn } from '../../../../../api/gen/types.gen.ts';

/** Whether a question was skipped as a whole; of one that was answered a follow-up may have been. */
export const isSkipped = ({ turns }: { readonly turns: readonly ReportTurn[] }) =>
  turns[0]?.kind === 'core' && turns[0].outcome === 'skipped';
