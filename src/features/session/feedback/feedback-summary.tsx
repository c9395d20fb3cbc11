import Typography from '@mui/material/Typography';
import type {
  Assessment,
  Checklist,
  ChecklistItem,
  FeedbackAttempt,
  SessionFeedback,
} from '../../../../openapi/gen/types.gen.ts';
import { isShown } from '../../../capabilities/report-view/checks/is-shown.ts';
import { checklistTitle } from '../../../capabilities/report-view/findings/not-counted.ts';
import { spokenConcepts } from '../../../capabilities/report-view/findings/spoken-concepts.ts';
import { verdictWords } from '../../../capabilities/report-view/findings/verdict-words.ts';
import { isLatestRetry } from './feedback-words.ts';

/** What came of the latest answer, before its words; nothing where nothing did. */
export function FeedbackSummary({ feedback }: { readonly feedback: SessionFeedback }) {
  const latest = feedback.attempts.at(-1);
  const outcome = latest?.state === 'ready' ? feedbackOutcome(latest.found) : null;
  if (!outcome) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {isLatestRetry(feedback) && 'Your retry · '}
        {outcome.title}
      </Typography>
      {outcome.lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </div>
  );
}

/** What came of an answer, in so few words that they stand on the first screen of a phone. */
interface FeedbackOutcome {
  readonly title: string;
  /** What was found and what is missing, each in a sentence. */
  readonly lines: readonly string[];
}

/** Null where nothing came of it: it is still being looked at, could not be used, was skipped or not submitted. */
function feedbackOutcome({ checklist, assessment, exact }: FeedbackAttempt['found']): FeedbackOutcome | null {
  if (checklist) return { title: checklistTitle(checklist), lines: checklistLines(checklist) };
  if (exact) return exact.result && { title: verdictWords(exact), lines: [] };
  return assessment && ofAssessment(assessment);
}

/** No AI scores a skip, and why it did not judge an answer takes more words than there is room for. */
function ofAssessment({ state, score, note, missing }: Assessment): FeedbackOutcome | null {
  const lines = sentence('Not shown', missing);
  if (state === 'no_evidence')
    return { title: 'No AI score', lines: note === null ? lines : [note, ...lines] };
  if (state === 'skipped' || score === null) return null;
  return { title: `AI score: ${figure(score)} of 5`, lines };
}

function checklistLines({ items, concepts }: Checklist): string[] {
  const foundConcepts = spokenConcepts(concepts).length;
  const nameOf = ({ check, label }: ChecklistItem) =>
    check === 'concepts' && concepts.length > 0
      ? `${label} (${foundConcepts} of ${concepts.length} concepts)`
      : label;
  const missing = items.filter(({ found }) => !found);
  const absent = missing.filter((item) => !isShown(item));
  const isTooFew = ({ check }: ChecklistItem) => check === 'concepts' && foundConcepts > 0;
  return [
    ...sentence('Found', items.filter(({ found }) => found).map(nameOf)),
    ...sentence('Not counted', missing.filter(isShown).map(nameOf)),
    ...sentence('Too few', absent.filter(isTooFew).map(nameOf)),
    ...sentence('Not found', absent.filter((item) => !isTooFew(item)).map(nameOf)),
  ];
}

const sentence = (start: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${start}: ${names.join(' · ')}`];

const figure = (score: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(score);
