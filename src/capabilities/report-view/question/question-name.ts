import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { codeTitle } from '../../code/cases/run-words.ts';

/** What a question is called where its task has no room: by its words, or by the function it asks for. */
export const questionName = ({ prompt, exact }: Pick<ReportQuestion, 'prompt' | 'exact'>): string =>
  exact?.code ? codeTitle(exact.code) : prompt;
