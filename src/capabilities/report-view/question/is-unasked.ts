import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';

/** Whether the session ended before a question was asked. */
export const isUnasked = ({ turns }: Pick<ReportQuestion, 'turns'>): boolean =>
  (turns[0]?.outcome ?? 'unasked') === 'unasked';
