import type { LeftOut, TrendCompetency } from '../../../../../api/gen/types.gen.ts';
import { outcomeNames } from '../../../words.ts';
import { notCounted } from '../../report/findings/not-counted.ts';
import { verdictNames } from '../../report/findings/verdict-words.ts';
import { unscoredWords } from '../../report/question/standing.ts';

const words: Record<LeftOut, string> = {
  ...outcomeNames,
  needs_human: verdictNames.needs_human,
  not_counted: notCounted,
  not_judged: unscoredWords.not_judged,
  no_evidence: unscoredWords.no_evidence,
};

/** "Waits for a person, Skipped": of what has no figure, in the words of the report itself. */
export function leftOutText(competencies: readonly TrendCompetency[]): string {
  const found = competencies.flatMap(({ left_out = [] }) => left_out.map((one) => words[one]));
  return [...new Set(found)].join(', ') || 'Nothing counted';
}
