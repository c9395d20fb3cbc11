import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { IntegrityEvent, IntegrityFinding, SecondReview } from '../../../../openapi/gen/types.gen.ts';
import { eventLabel } from '../../../capabilities/integrity/event-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { useStores } from '../../../stores/context.tsx';
import { reviewWords, verdictWords } from './integrity-words.ts';
import { SecondReviewForm } from './second-review-form.tsx';

interface FindingItemProps {
  readonly sessionId: string;
  readonly finding: IntegrityFinding;
  readonly events: readonly IntegrityEvent[];
}

/** What somebody made of the notes; a violation with what the candidate and the second person say. */
export const FindingItem = observer(function FindingItem({ sessionId, finding, events }: FindingItemProps) {
  const { auth } = useStores();
  const {
    _id,
    verdict,
    text,
    event_ids,
    proposed_by: proposer,
    proposed_at,
    second_review: review,
  } = finding;
  const isWaiting = review?.state === 'waiting';
  const mayDecide = isWaiting && !review.by_administrator && proposer?._id !== auth.user?._id;
  const cited = events.filter((event) => event_ids.includes(event._id));
  return (
    <Box sx={isWaiting ? { ...cardStyle, borderColor: 'warning.main' } : cardStyle}>
      <Typography variant="body2">
        <strong>{verdictWords[verdict]}</strong>, {proposer?.full_name ?? 'Former member'},{' '}
        <RelativeTime value={proposed_at} />
      </Typography>
      {text && (
        <Typography variant="body2" sx={wordsStyle}>
          {visibleControls(text)}
        </Typography>
      )}
      {cited.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          Rests on: {cited.map(eventLabel).join('; ')}
        </Typography>
      )}
      {review && <Reviewed review={review} />}
      {mayDecide && <SecondReviewForm sessionId={sessionId} findingId={_id} review={review} />}
    </Box>
  );
});

function Reviewed({ review }: { readonly review: SecondReview }) {
  const { reply, reason, state, comment_until: until } = review;
  return (
    <>
      <Typography variant="body2" sx={wordsStyle}>
        {reply === null ? 'The candidate has not answered' : `Candidate: ${visibleControls(reply)}`}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {reviewWords(review)}
      </Typography>
      {state === 'waiting' && (
        <Typography variant="caption" color="textSecondary">
          The candidate can answer; it can be confirmed <DatedTime value={until} />
        </Typography>
      )}
      {reason && (
        <Typography variant="body2" sx={wordsStyle}>
          {visibleControls(reason)}
        </Typography>
      )}
    </>
  );
}

const wordsStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const cardStyle = {
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  mb: 1,
  borderInlineStart: 3,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
} as const;
