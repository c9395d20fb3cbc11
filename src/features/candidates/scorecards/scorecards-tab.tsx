import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { HiringInvitation, HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { getReviewOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { engineNote } from '../../../capabilities/hiring/parting.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { NotInvited } from '../tabs/not-invited.tsx';
import { type OfCandidate, useInvitations } from '../tabs/of-candidate.ts';
import { ScorecardTable } from './scorecard-table.tsx';

/** What people and the engine found in a candidate's interviews, side by side; the last attempt of each counts. */
export function ScorecardsTab(of: OfCandidate) {
  const invitations = useInvitations(of.application);
  return (
    <Loaded query={invitations} errorTitle="The scorecards could not be loaded" rowHeight={240}>
      {({ items }) => {
        if (items.length === 0) return <NotInvited {...of} />;
        const taken = items.flatMap(({ session_id: id, interview }) => (id ? [{ id, interview }] : []));
        if (taken.length === 0) return <EmptyState title="No completed interview yet" />;
        return (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {taken.map(({ id, interview }) => (
              <OfAttempt key={id} sessionId={id} interview={interview} />
            ))}
          </Box>
        );
      }}
    </Loaded>
  );
}

interface OfAttemptProps {
  readonly sessionId: string;
  readonly interview: HiringInvitation['interview'];
}

function OfAttempt({ sessionId, interview }: OfAttemptProps) {
  const review = useQuery(getReviewOptions({ path: { hiring_session_id: sessionId } }));
  return (
    <Panel
      title={interview.title}
      action={
        review.data?.is_revealed && (
          <TextLink to={paths.recruiter.review(sessionId)} variant="body2">
            Review
          </TextLink>
        )
      }
    >
      <Loaded query={review} errorTitle="The scorecards could not be loaded" rowHeight={160}>
        {(loaded) => <Found review={loaded} />}
      </Loaded>
    </Panel>
  );
}

/** Closed until one has rated, by the server. */
function Found({ review }: { readonly review: HiringReview }) {
  if (!review.is_revealed)
    return (
      <LinkButton to={paths.recruiter.review(review.session_id)} variant="outlined">
        Rate first
      </LinkButton>
    );
  return (
    <>
      <ScorecardTable review={review} />
      <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {review.engine ? `Engine: ${engineNote(review)}` : engineNote(review)}
      </Box>
    </>
  );
}
