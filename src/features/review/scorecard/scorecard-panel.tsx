import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiringReview, OverallRating } from '../../../../openapi/gen/types.gen.ts';
import { overallWords } from '../../../capabilities/hiring/rating-words.ts';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Panel } from '../../../components/panel.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { type Draft, missingIn, ratingOf, toggled, withRating } from '../draft.ts';
import type { useScorecard } from '../use-scorecard.ts';
import { CompetencyRating } from './competency-rating.tsx';

const MOST = 4000;

interface ScorecardPanelProps {
  readonly review: HiringReview;
  readonly card: Omit<ReturnType<typeof useScorecard>, 'submit'> & { readonly submit: () => Promise<void> };
  /** The competency that a citation counts for. */
  readonly current: string;
  readonly onCurrent: (competencyId: string) => void;
}

/** One's own rating, before anybody else's is seen. */
export function ScorecardPanel({ review, card, current, onCurrent }: ScorecardPanelProps) {
  const { draft, change, submit, isPending, savedAt, problem } = card;
  const missing = missingIn(draft, review.competencies);
  return (
    <Panel title="Your scorecard" action={<Saved savedAt={savedAt} />}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {review.competencies.map((competency) => (
          <CompetencyRating
            key={competency._id}
            competency={competency}
            rating={ratingOf(draft, competency._id)}
            isCurrent={competency._id === current}
            review={review}
            onSelect={() => onCurrent(competency._id)}
            onRate={(score) => change(withRating(draft, competency._id, { score }))}
            onUncite={(moment) => change(toggled(draft, competency._id, moment))}
          />
        ))}
        <Overall draft={draft} onChange={change} />
        <WaitingButton
          variant="contained"
          busy={isPending}
          disabled={missing.length > 0}
          title="Ctrl+Enter"
          onClick={() => void submit()}
        >
          Submit
        </WaitingButton>
        {missing[0] && (
          <Typography role="status" variant="caption" color="textSecondary">
            {missing[0]}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}

function Overall({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  return (
    <>
      <Box data-overall>
        <FilterChoice
          label="Overall"
          value={draft.overall ?? ''}
          onChange={(overall) => onChange({ ...draft, overall: (overall || null) as OverallRating | null })}
        >
          <option value="">Choose</option>
          {Object.entries(overallWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </FilterChoice>
      </Box>
      <LongTextField
        label="Reason"
        value={draft.reason}
        maxLength={MOST}
        minRows={2}
        error={lengthProblem(draft.reason, MOST)}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
    </>
  );
}

function Saved({ savedAt }: { readonly savedAt: string | null }) {
  if (!savedAt) return null;
  return (
    <Typography role="status" variant="caption" color="textSecondary">
      Saved {timeOfDay(savedAt)}
    </Typography>
  );
}
