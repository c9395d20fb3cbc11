import type { Checklist, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { triesIn } from '../../interview/answer-in-report.ts';
import { isUnclear } from '../findings/not-counted.ts';
import { type QuestionStatus, questionStatusOf } from './question-status.ts';

/** From where an answer came to where it counts now. */
interface QuestionProgress {
  /** How the first one stood: "3/5", "2", "Skipped". */
  readonly first: string;
  /** The checks that only the one that counts shows; empty where figures alone tell it. */
  readonly added: string;
}

/** How a question of a practice was improved; null where its first answer counts. */
export function questionProgress(question: ReportQuestion): QuestionProgress | null {
  const { counted_try: counted = 0 } = question;
  const [first] = triesIn(question);
  if (counted === 0 || !first) return null;
  return {
    first: shortOf(questionStatusOf({ ...question, retries: [], ...first })),
    added: addedIn(question.checklist, first.checklist),
  };
}

function addedIn(now: Checklist | null, before: Checklist | null): string {
  if (!now || !before) return '';
  const had = before.items.filter(({ found }) => found).map(({ check }) => check);
  const added = now.items.filter(({ check, found }) => found && !had.includes(check));
  return listed.format(added.map(({ label }) => label.toLowerCase()));
}

function shortOf(status: QuestionStatus): string {
  switch (status.kind) {
    case 'checklist':
      return `${status.found}/${status.of}`;
    case 'score':
      return `${status.score}`;
    case 'words':
      return status.words;
  }
}

/** What the answer does not show yet, in few words: the checks, or the first of the indicators; null where nothing is known to be missing. */
export function whatToAdd({ checklist, assessment }: ReportQuestion): string | null {
  if (assessment) return assessment.missing[0] ?? null;
  if (!checklist || isUnclear(checklist)) return null;
  const labels = checklist.items.filter(({ found }) => !found).map(({ label }) => label.toLowerCase());
  return labels.length > 0 ? listed.format(labels) : null;
}

const listed = new Intl.ListFormat('en', { type: 'unit' });
