import type { CompetencyFinding, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { statusCount, statusNames } from '../../interview/status-words.ts';
import { isUnasked } from '../question/is-unasked.ts';
import { questionsOf } from '../question/questions-of.ts';

type Scored = Pick<CompetencyFinding, '_id' | 'questions'> & {
  readonly assessment: NonNullable<CompetencyFinding['assessment']>;
};

/** On how much the AI's score of a competency rests: "1 of 2 answers, 1 skipped, which scores 1"; `questions` are all of the report's. */
export function scoreBasis(finding: Scored, questions: readonly ReportQuestion[]): string {
  const { assessment, questions: numbers } = finding;
  const { scored, skipped, needs_human, not_judged = 0 } = assessment;
  const own = questions.filter(({ number }) => numbers.includes(number));
  const unasked = own.filter(isUnasked).length;
  const asked = numbers.length - unasked;
  const ofCode = codeParts(questionsOf(finding, questions));
  if (asked === 0) return [statusNames.unasked, ...ofCode].join(', ');
  const parts = [`${scored} of ${asked} ${asked === 1 ? 'answer' : 'answers'}`];
  if (skipped > 0) parts.push(`${statusCount('skipped', skipped)}, which scores 1`);
  if (needs_human > 0) parts.push(statusCount('needs_human', needs_human));
  if (not_judged > 0) parts.push(statusCount('not_judged', not_judged));
  for (const status of unscored) {
    const count = own.filter((one) => becameOf(one) === status).length;
    if (count > 0) parts.push(statusCount(status, count));
  }
  if (unasked > 0) parts.push(statusCount('unasked', unasked));
  return [...parts, ...ofCode].join(', ');
}

/** "In code 1 waits for a person": what is not run has no score, and is not among the answers to be scored. */
function codeParts(questions: readonly ReportQuestion[]): string[] {
  return (['needs_human', 'not_counted'] as const).flatMap((result) => {
    const count = questions.filter(({ exact }) => exact?.result === result).length;
    return count > 0 ? `in code ${statusCount(result, count)}` : [];
  });
}

/** What became of answers that neither are scored nor wait to be. */
const unscored = ['no_evidence', 'insufficient', 'poor_audio', 'interrupted'] as const;

const becameOf = ({ assessment, turns: [core] }: Pick<ReportQuestion, 'turns' | 'assessment'>) =>
  assessment?.state ?? core?.outcome;
