import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { retryImport } from '../../../lib/retry-import.ts';
import { TimelineTab } from '../timeline/timeline-tab.tsx';
import type { OfCandidate } from './of-candidate.ts';

const loadScorecards = () =>
  import(/* webpackChunkName: "candidate-tabs" */ '../scorecards/scorecards-tab.tsx');
const loadInterviews = () =>
  import(/* webpackChunkName: "candidate-tabs" */ '../interviews/interviews-tab.tsx');
const loadEmails = () => import(/* webpackChunkName: "candidate-tabs" */ '../timeline/emails-tab.tsx');

const ScorecardsTab = lazy(async () => ({ default: (await retryImport(loadScorecards)).ScorecardsTab }));
const InterviewsTab = lazy(async () => ({ default: (await retryImport(loadInterviews)).InterviewsTab }));
const EmailsTab = lazy(async () => ({ default: (await retryImport(loadEmails)).EmailsTab }));

interface CandidateTab {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<OfCandidate>;
}

const TABS: readonly [CandidateTab, ...CandidateTab[]] = [
  { id: 'timeline', label: 'Timeline', Panel: TimelineTab },
  { id: 'scorecards', label: 'Scorecards', Panel: ScorecardsTab },
  { id: 'interviews', label: 'Interviews', Panel: InterviewsTab },
  { id: 'emails', label: 'Emails', Panel: EmailsTab },
];

/** What was done with a candidate, found about them, asked of them and written to them. */
export function CandidateTabs(of: OfCandidate) {
  const tab = useSelectedTab(TABS);
  const [search] = useSearchParams();
  // The place in the list that one came from stays.
  const addressOf = (id: string) => {
    const to = new URLSearchParams(search);
    to.delete('kind');
    to.set('tab', id);
    return `?${to}`;
  };
  return (
    <LinkTabs label="Candidate" tabs={TABS} selected={tab} addressOf={addressOf}>
      <Suspense fallback={<LoadingSkeleton>{null}</LoadingSkeleton>}>
        <tab.Panel {...of} />
      </Suspense>
    </LinkTabs>
  );
}
