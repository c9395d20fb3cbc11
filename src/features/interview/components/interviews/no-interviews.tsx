import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { allInterviews, type InterviewTab } from './interview-tabs.ts';

/** Says that nothing was ever there, or that nothing stands as it was asked for. */
export function NoInterviews({ tab }: { readonly tab: InterviewTab }) {
  if (tab.id === allInterviews.id) {
    const practise = (
      <LinkButton to={paths.candidate.practice} variant="contained" size="large">
        Practise an interview
      </LinkButton>
    );
    return (
      <EmptyState title={tab.none} action={practise}>
        When a recruiter invites you, the invitation is here. Until then you can practise: nobody but you sees
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
