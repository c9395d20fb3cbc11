import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CitedMoment, HiringReview, PlaceToRate, Recording } from '../../../openapi/gen/types.gen.ts';
import { getReviewQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { showWithoutRating } from '../../api/gen/sdk.gen.ts';
import { RecordingsForReview } from '../../capabilities/speech/playback/recordings-of-session.tsx';
import { ReviewPlayer } from '../../capabilities/speech/playback/review-player.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PlaceInList } from '../../components/place-in-list.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useKeyChord } from '../../components/use-key-chord.ts';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/context.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { AnswerTabs } from './attached/answer-tabs.tsx';
import { isCited, missingIn, ratingOf, toggled } from './draft.ts';
import { NamesChoice } from './names-choice.tsx';
import { QuestionList } from './question-list.tsx';
import { ResultsTabs } from './results/results-tabs.tsx';
import { OwnAssignment } from './reviewers/own-assignment.tsx';
import { Reviewers } from './reviewers/reviewers.tsx';
import { ScorecardPanel } from './scorecard/scorecard-panel.tsx';
import { LiveTimeline } from './timeline/live-timeline.tsx';
import { Transcript } from './transcript/transcript.tsx';
import { useCitedRange } from './use-cited-range.ts';
import { useInTab } from './use-in-tab.ts';
import { openQuestion, useReviewKeys } from './use-review-keys.ts';
import { useScorecard } from './use-scorecard.ts';

interface ReviewDeskProps {
  readonly review: HiringReview;
  /** Where it stands among what waits for one's rating; undefined until that is known. */
  readonly place: PlaceToRate | undefined;
}

/** Questions left, what was said in the middle, one's own scorecard right; what others found takes its place. */
export function ReviewDesk({ review, place }: ReviewDeskProps) {
  const { candidate, interview, workspace, attempt, competencies, mine } = review;
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const card = useScorecard(review);
  const inTab = useInTab();
  const [current, setCurrent] = useState(competencies[0]?._id ?? '');
  const [isChanging, setChanging] = useState(false);
  // A second version is made of one that was submitted.
  const isSubmitted = mine !== null && (mine.submitted_at !== null || mine.version > 1);
  const isRating = review.can_rate && (isChanging || !(isSubmitted || review.is_revealed));
  const { next_session_id: next, previous_session_id: previous } = place ?? {};
  const open = (id: string | null | undefined) => (id ? void navigate(paths.recruiter.review(id)) : false);
  const submit = async () => {
    if (!isRating || missingIn(card.draft, competencies).length > 0) return;
    if (await card.submit()) setChanging(false);
  };
  useKeyChord('Enter', () => void submit());
  const range = useCitedRange();
  const onCite = isRating
    ? (moment: CitedMoment) => {
        card.change(toggled(card.draft, current, moment));
        range.end();
      }
    : undefined;
  useReviewKeys({
    review,
    root,
    range,
    onCite,
    canRate: isRating,
    draft: card.draft,
    change: card.change,
    current,
    setCurrent,
    openSession: (by) => open(by === 1 ? next : previous),
  });
  const citing = {
    review,
    isCited: (moment: CitedMoment) => isCited(ratingOf(card.draft, current), moment),
    isSelected: (moment: CitedMoment) =>
      range.moment !== null && isCited({ moments: [range.moment] }, moment),
    onCite,
  };
  return (
    <div ref={root}>
      <PageHeader
        title={candidate.full_name}
        subtitle={
          <>
            <TextLink to={paths.recruiter.interview(workspace._id, interview._id)}>
              {interview.title}
            </TextLink>
            {`, rubric v${review.rubric_version}`}
            {attempt.allowed > 1 && `, attempt ${attempt.number} of ${attempt.allowed}`}
          </>
        }
        actions={
          <>
            <NamesChoice review={review} save={card.save} />
            {place && place.at > 0 ? (
              <PlaceInList
                label="To rate"
                noun="session"
                at={place.at}
                total={place.total}
                onPrevious={previous ? () => open(previous) : undefined}
                onNext={next ? () => open(next) : undefined}
              />
            ) : (
              next && (
                <LinkButton
                  to={paths.recruiter.review(next)}
                  variant={isSubmitted ? 'contained' : 'outlined'}
                >
                  Review next ({place?.total})
                </LinkButton>
              )
            )}
          </>
        }
      />
      <RecordingsForReview sessionId={review.session_id}>
        <Box sx={columnsStyle}>
          <QuestionList
            review={review}
            draft={card.draft}
            onOpen={(number) => inTab(() => openQuestion(number))}
          />
          <Box component="section" aria-label="Transcript" sx={{ minWidth: 0 }}>
            <ReviewPlayer nameOf={(recording) => recordingName(recording, review)} />
            <span role="status" style={visuallyHidden}>
              {range.count > 1 && `${range.count} sentences selected`}
            </span>
            <AnswerTabs review={review} timeline={<LiveTimeline {...citing} />}>
              <Transcript {...citing} />
            </AnswerTabs>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <OwnAssignment review={review} />
            {isRating ? (
              <ScorecardPanel
                review={review}
                card={{ ...card, submit }}
                current={current}
                onCurrent={setCurrent}
              />
            ) : (
              <ResultsTabs
                review={review}
                actions={
                  review.can_rate && (
                    <Button variant="text" onClick={() => setChanging(true)}>
                      {isSubmitted ? 'Change mine' : 'Rate'}
                    </Button>
                  )
                }
              />
            )}
            {isRating && !review.is_revealed && <Hidden review={review} />}
            <Reviewers review={review} />
          </Box>
        </Box>
      </RecordingsForReview>
    </div>
  );
}

/** E.g. `Question 2, recording 2`. */
function recordingName(
  { turn_id, recording_attempt: attempt }: Recording,
  { questions }: Pick<HiringReview, 'questions'>,
): string {
  const question = questions.find(({ turns }) => turns.some(({ _id }) => _id === turn_id));
  const isFollowUp = question?.turns.find(({ _id }) => _id === turn_id)?.kind === 'follow_up';
  const words = `Question ${question?.number ?? '–'}${isFollowUp ? ', follow-up' : ''}`;
  return attempt > 1 ? `${words}, recording ${attempt}` : words;
}

/** What one does not see yet; who wants to read and not to rate may, which cannot be taken back. */
function Hidden({ review }: { readonly review: HiringReview }) {
  const { confirm } = useStores();
  const queries = useQueryClient();
  const path = { hiring_session_id: review.session_id };
  const show = async () => {
    const isSure = await confirm.ask({
      title: 'Show results without rating?',
      message: 'You can no longer rate this session. It is noted in the activity.',
      confirmLabel: 'Show results',
      variant: 'warning',
    });
    if (!isSure) return;
    const { data } = await showWithoutRating({ path, throwOnError: true });
    queries.setQueryData(getReviewQueryKey({ path }), data);
    await queries.invalidateQueries();
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        Team, engine and integrity show once you submit.
      </Typography>
      {review.can_show && (
        <Button variant="text" size="small" onClick={() => void show()}>
          Show without rating
        </Button>
      )}
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 312px', lg: '200px minmax(0, 1fr) 312px' },
  '& > nav, & > div:last-of-type': {
    position: { md: 'sticky' },
    top: { md: 56 },
    maxHeight: { md: 'calc(100vh - 64px)' },
    overflowY: { md: 'auto' },
  },
} as const;
