import Typography from '@mui/material/Typography';
import type { SessionFeedback } from '../../../../../openapi/gen/types.gen.ts';
import { feedbackOutcome } from './feedback-outcome.ts';
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
