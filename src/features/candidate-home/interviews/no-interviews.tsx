import { PractiseLink } from '../../../capabilities/interview/practise-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { allInterviews, type InterviewTab } from './interview-tabs.ts';

/** Says that nothing was ever there, or that nothing stands as it was asked for. */
export function NoInterviews({ tab }: { readonly tab: InterviewTab }) {
  if (tab.id === allInterviews.id) {
    return (
      <EmptyState title={tab.none} action={<PractiseLink />}>
        When a recruiter invites you, the invitation is here. Until then you can practice: no recruiter sees
        that.
      </EmptyState>
    );
  }
  const all = (
    <LinkButton to={`?tab=${allInterviews.id}`} variant="outlined" size="large">
      Show all interviews
    </LinkButton>
  );
  return <EmptyState title={tab.none} action={all} />;
}
