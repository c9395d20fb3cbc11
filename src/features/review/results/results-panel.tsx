import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HiringReview, ReviewCompetency } from '../../../../openapi/gen/types.gen.ts';
import {
  engineNote,
  engineQuotes,
  engineWords,
  findingOf,
  isParted,
  scoresOf,
} from '../../../capabilities/hiring/parting.ts';
import { overallWords, scoreWords } from '../../../capabilities/hiring/rating-words.ts';
import { Panel } from '../../../components/panel.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { Cited, SomeOf } from './cited.tsx';

/** What people and the engine found, competency by competency, with the words where they part. */
export function ResultsPanel({
  review,
  actions,
}: {
  readonly review: HiringReview;
  readonly actions?: ReactNode;
}) {
  const team = review.team ?? [];
  return (
    <Panel title="Team and engine" action={actions}>
      <Typography variant="caption" color="textSecondary">
        {engineNote(review)}
      </Typography>
      {review.competencies.map((competency) => (
        <Compared key={competency._id} review={review} competency={competency} />
      ))}
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650, mt: 1 }}>
        Overall
      </Typography>
      {team.length === 0 && <Typography variant="body2">Nobody has rated yet</Typography>}
      <Box component="ul" sx={plainList}>
        {team.map(({ _id, rater, overall, reason, is_independent }) => (
          <Box component="li" key={_id} sx={{ mb: 0.5 }}>
            <Typography variant="body2">
              {rater?.full_name ?? 'Former member'}: {overall && overallWords[overall]}
              {!is_independent && ' (rated after seeing results)'}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {reason}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface ComparedProps {
  readonly review: HiringReview;
  readonly competency: ReviewCompetency;
}

function Compared({ review, competency: { _id: id, name } }: ComparedProps) {
  const team = review.team ?? [];
  const finding = findingOf(review.engine, id);
  const { quotes, missing } = engineQuotes(review.engine, id);
  const ratings = scoresOf(team, id);
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        {name}
        {isParted(team, id, finding?.assessment?.score ?? null) && (
          <Typography component="span" variant="caption" sx={{ color: 'warning.main', ml: 1 }}>
            Ratings part
          </Typography>
        )}
      </Typography>
      <Box component="dl" sx={rowsStyle}>
        {team.map(({ _id, rater }, at) => (
          <Row key={_id} name={rater?.full_name ?? 'Former member'} value={scoreWords(ratings[at]?.score)}>
            <Cited rating={ratings[at]} />
          </Row>
        ))}
        <Row name="Engine" value={engineWords(finding)}>
          <SomeOf
            items={quotes.map((quote) => (
              <Typography key={quote} variant="caption" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                “{quote}”
              </Typography>
            ))}
          />
          {missing.length > 0 && (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              Missing: {missing.join(' ')}
            </Typography>
          )}
        </Row>
      </Box>
    </Box>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Row({ name, value, children }: RowProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <strong>{value}</strong>
        {children}
      </Typography>
    </div>
  );
}

const rowsStyle = {
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: 1, py: 0.25 },
} as const;
