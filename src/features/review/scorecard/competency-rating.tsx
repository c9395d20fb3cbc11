import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CitedMoment, HiringReview, ReviewCompetency } from '../../../../openapi/gen/types.gen.ts';
import { PlayQuoteButton } from '../../../capabilities/speech/playback/play-quote-button.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { type Rating, wordsOf } from '../draft.ts';
import { momentId } from '../transcript/moment-id.ts';
import { MomentLink } from '../transcript/moment-link.tsx';

const SCORES = [1, 2, 3, 4, 5] as const;

interface CompetencyRatingProps {
  readonly competency: ReviewCompetency;
  readonly rating: Rating;
  readonly isCurrent: boolean;
  readonly review: Pick<HiringReview, 'questions' | 'live'>;
  readonly onSelect: () => void;
  readonly onRate: (score: number | null) => void;
  readonly onUncite: (moment: CitedMoment) => void;
}

/** One competency: the score, its anchor's words, and what it rests on. The current one is what a citation counts for. */
export function CompetencyRating(props: CompetencyRatingProps) {
  const { competency, rating, isCurrent, review, onSelect, onRate, onUncite } = props;
  const { name } = competency;
  return (
    <Box
      role="group"
      aria-label={name}
      aria-current={isCurrent}
      data-competency={competency._id}
      onFocus={onSelect}
      sx={isCurrent ? { ...cardStyle, borderColor: 'primary.main' } : cardStyle}
    >
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {name}{' '}
        {isCurrent && (
          <Typography component="span" variant="caption" color="primary">
            citing
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {SCORES.map((score) => (
          <ScoreButton
            key={score}
            isOn={rating.score === score}
            label={`${name}: ${score}`}
            onClick={() => onRate(score)}
          >
            {String(score)}
          </ScoreButton>
        ))}
        <ScoreButton
          isOn={rating.score === null}
          label={`${name}: not assessed`}
          onClick={() => onRate(null)}
        >
          Not assessed
        </ScoreButton>
      </Box>
      {isCurrent && (
        <Typography variant="caption" color="textSecondary">
          {anchorWords(competency, rating.score)}
        </Typography>
      )}
      <Box component="ul" sx={plainList}>
        {rating.moments.map((moment) => {
          const words = wordsOf(moment, review);
          return (
            <Box component="li" key={momentId(moment)} sx={momentStyle}>
              <MomentLink moment={moment} title={words}>
                {words}
              </MomentLink>
              {moment.turn_id && <PlayQuoteButton turnId={moment.turn_id} quote={words} />}
              <Button
                size="small"
                variant="text"
                aria-label={`Remove citation: ${words}`}
                onClick={() => onUncite(moment)}
                sx={{ minWidth: 24, p: 0 }}
              >
                ✕
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Of the score that was chosen, or of all three; 2 and 4 lie between. */
function anchorWords({ anchors }: ReviewCompetency, score: number | null | undefined): string {
  const [one, three, five] = [anchors['1'], anchors['3'], anchors['5']];
  const words: Record<number, string> = {
    1: one,
    2: `${one} / ${three}`,
    3: three,
    4: `${three} / ${five}`,
    5: five,
  };
  return (score && words[score]) || `1: ${one} · 3: ${three} · 5: ${five}`;
}

interface ScoreButtonProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
}

function ScoreButton({ isOn, label, onClick, children }: ScoreButtonProps) {
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      aria-label={label}
      onClick={onClick}
      sx={{ minWidth: 28, px: 0.75 }}
    >
      {children}
    </Button>
  );
}

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const momentStyle = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;
