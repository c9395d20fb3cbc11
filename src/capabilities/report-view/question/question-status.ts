import type {
  Assessment,
  Checklist,
  ExactResult,
  ExactVerdict,
  ReportQuestion,
} from '../../../../openapi/gen/types.gen.ts';
import { statusNames } from '../../interview/status-words.ts';
import { anchorText } from '../anchors/anchor-words.ts';
import { unclearName } from '../findings/not-counted.ts';
import { passedText, pointsText, verdictNames } from '../findings/verdict-words.ts';

/** How a question stands, in as few words as a line has room for. */
export type QuestionStatus =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'checklist'; readonly found: number; readonly of: number; readonly note: string | null }
  | { readonly kind: 'score'; readonly score: number; readonly near: string | null };

/** What came of the answer to a question; where nothing did, what became of it. */
export function questionStatusOf(question: ReportQuestion): QuestionStatus {
  const { checklist, assessment, exact, turns } = question;
  const outcome = turns[0]?.outcome ?? 'unasked';
  if (checklist) return ofChecklist(checklist);
  if (exact?.result) return inWords(verdictIn(exact, exact.result));
  if (assessment && assessment.state !== 'skipped') return ofAssessment(assessment);
  if (outcome === 'skipped') return inWords(skipIn(question));
  return inWords(outcome === 'answered' ? statusNames.insufficient : statusNames[outcome]);
}

const inWords = (words: string): QuestionStatus => ({ kind: 'words', words });

/** "Skipped, counts as 1 of 5; answered since": no engine scored it. */
function skipIn({ assessment, retries = [] }: ReportQuestion): string {
  const counts = assessment?.score ? `, counts as ${assessment.score} of 5` : '';
  return `${statusNames.skipped}${counts}${retries.length > 0 ? '; answered since' : ''}`;
}

function ofChecklist(checklist: Checklist): QuestionStatus {
  const unclear = unclearName(checklist);
  if (unclear) return inWords(unclear);
  const { found, of, rests_on_claim } = checklist;
  return { kind: 'checklist', found, of, note: rests_on_claim ? 'counts by how you say it relates' : null };
}

function ofAssessment(assessment: Assessment): QuestionStatus {
  const { score, state } = assessment;
  if (score === null) return inWords(statusNames[state === 'scored' ? 'no_evidence' : state]);
  return { kind: 'score', score, near: anchorText(assessment) };
}

/** "Right"; "Partly right: 9 of 10 cases", "Partly right: 0.67 of 1 point". */
function verdictIn({ points, code }: ExactResult, result: ExactVerdict): string {
  if (result === 'not_counted') return statusNames.not_counted;
  if (result !== 'partly' || points === null) return verdictNames[result];
  return `${verdictNames.partly}: ${code?.passed ? passedText(code.passed) : pointsText(points, 1)}`;
}
