import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CitedMoment, HiringReview, ReviewQuestion } from '../../../../openapi/gen/types.gen.ts';
import { outcomeWords, pointsWords } from '../../../capabilities/hiring/outcome-words.ts';
import { TurnRecordings } from '../../../capabilities/speech/playback/turn-recordings.tsx';
import { Answer } from './answer.tsx';
import { questionAnchor } from './moment-id.ts';
import { RequestCard } from './request-card.tsx';
import { usePlayKey } from './use-play-key.ts';

interface TranscriptProps {
  readonly review: HiringReview;
  readonly isCited: (moment: CitedMoment) => boolean;
  readonly isSelected: (moment: CitedMoment) => boolean;
  readonly onCite: ((moment: CitedMoment) => void) | undefined;
}

/** What was asked and said, in order, with the corrections at their turn. */
export function Transcript(props: TranscriptProps) {
  const { review } = props;
  usePlayKey();
  const reviews = review.requests.filter(({ turn_id }) => turn_id === null);
  return (
    <>
      {reviews.map((request) => (
        <RequestCard
          key={request._id}
          sessionId={review.session_id}
          request={request}
          canAnswer={review.can_answer}
        />
      ))}
      {review.questions.map((question) => (
        <Question key={question.number} {...props} question={question} />
      ))}
    </>
  );
}

function Question({
  review,
  question,
  isCited,
  isSelected,
  onCite,
}: TranscriptProps & { readonly question: ReviewQuestion }) {
  const { number, prompt, type, competency_id, exact, turns } = question;
  const moment = { question_number: number };
  const competency = review.competencies.find(({ _id }) => _id === competency_id)?.name;
  return (
    <Box component="section" id={questionAnchor(number)} tabIndex={-1} sx={questionStyle}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="body1" sx={{ fontWeight: 650 }}>
          {number}. {prompt}
        </Typography>
        {onCite && (
          <Button
            size="small"
            variant="text"
            data-cites
            aria-pressed={isCited(moment)}
            onClick={() => onCite(moment)}
            sx={{ flexShrink: 0 }}
          >
            {isCited(moment) ? `Question ${number} cited` : `Cite question ${number}`}
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {competency}
        {exact && ` · ${pointsWords(exact)}`}
      </Typography>
      {turns.length === 0 && <Typography variant="body2">Not asked</Typography>}
      {turns.map((turn) => (
        <Box key={turn._id} sx={{ mt: 1 }}>
          {turn.kind === 'follow_up' && (
            <Typography variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
              {turn.prompt}
            </Typography>
          )}
          {turn.outcome !== 'answered' && (
            <Typography variant="body2" color="textSecondary">
              {outcomeWords[turn.outcome]}
            </Typography>
          )}
          <Answer
            questionNumber={number}
            turn={turn}
            isCode={type === 'coding'}
            isCited={isCited}
            isSelected={isSelected}
            onCite={onCite}
          />
          <TurnRecordings turnId={turn._id} answer={turn.answer} />
          {review.requests
            .filter(({ turn_id }) => turn_id === turn._id)
            .map((request) => (
              <RequestCard
                key={request._id}
                sessionId={review.session_id}
                request={request}
                canAnswer={review.can_answer}
              />
            ))}
        </Box>
      ))}
    </Box>
  );
}

/** Below the bars that stay in sight. */
const questionStyle = {
  mb: 3,
  scrollMarginTop: { xs: 160, sm: 'calc(var(--top-bar, 64px) + 64px)' },
} as const;
