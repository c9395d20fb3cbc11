import Box from '@mui/material/Box';
import type { Rating, Scorecard } from '../../../../openapi/gen/types.gen.ts';
import { overallWords, scoreWords } from '../../../capabilities/hiring/rating-words.ts';
import { formatAbsolute } from '../../../lib/relative-time.ts';

interface ScorecardPartProps {
  readonly scorecard: Scorecard;
  /** Of competencies, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** A submitted version of one person's rating, with the words it cites. */
export function ScorecardPart({ scorecard, names }: ScorecardPartProps) {
  const { rater, version, overall, reason, ratings, submitted_at: at, is_independent: isBefore } = scorecard;
  return (
    <Box component="section">
      <p>
        <strong>{rater?.full_name ?? 'Former member'}</strong>, version {version}
        {at && `, ${formatAbsolute(Date.parse(at))}`}, {isBefore ? 'before' : 'after'} the reveal:{' '}
        {overall && overallWords[overall]}. {reason}
      </p>
      <ul>
        {ratings.map((rating) => (
          <li key={rating.competency_id}>
            {names.get(rating.competency_id) ?? rating.competency_id}: {scoreWords(rating.score)}{' '}
            {citedIn(rating)}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const citedIn = ({ citations }: Rating) =>
  citations
    .map(({ quote, question_number: number }) => (quote === null ? `Question ${number}` : `“${quote}”`))
    .join(' ');
