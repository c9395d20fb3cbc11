import type { Engine, Report } from '../../../../openapi/gen/types.gen.ts';
import { sourceOf } from '../../interview/words.ts';

type QuestionLists = Pick<
  Report,
  'question_type' | 'bank_version' | 'coding_set_version' | 'choice_set_version'
>;

/** "engine version 1.0.0", and of a language model "prompt version 3". */
export function engineVersions({ version, ai }: Engine): string[] {
  return [`engine version ${version}`, ...(ai ? [`prompt version ${ai.prompt_version}`] : [])];
}

/** "question bank version 2", and so on for each list that the questions were taken from. */
export function questionVersions(report: QuestionLists): string[] {
  const { question_type, bank_version, choice_set_version, coding_set_version } = report;
  return [
    `${sourceOf(question_type)} version ${bank_version}`,
    ...(choice_set_version ? [`${sourceOf('multiple_choice')} version ${choice_set_version}`] : []),
    ...(coding_set_version ? [`${sourceOf('coding')} version ${coding_set_version}`] : []),
  ];
}
