import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { listInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { PracticeInProgress } from '../../../capabilities/interview/practice-in-progress.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { ListResults } from '../../../components/list-page/list-results.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { InterviewList } from '../interviews/interview-list.tsx';
import { type InterviewTab, interviewsQuery, interviewTabs } from '../interviews/interview-tabs.ts';
import { NoInterviews } from '../interviews/no-interviews.tsx';

/** The interviews a candidate is invited to, by how they stand; the address holds tab and page. */
export const InterviewsPage = observer(function InterviewsPage() {
  const isOff = useIsOff('practice');
  const tab = useSelectedTab(interviewTabs);
  return (
    <>
      <PageHeader
        title="Interviews"
        subtitle="Interviews you’re invited to"
        actions={
          !isOff && (
            <LinkButton to={paths.candidate.practice} variant="outlined">
              Practice
            </LinkButton>
          )
        }
      />
      <LinkTabs label="Interviews by state" tabs={interviewTabs} selected={tab}>
        <Stack spacing={4}>
          <InterviewsOf key={tab.id} tab={tab} />
          {tab.id === 'in-progress' && <PracticeInProgress />}
        </Stack>
      </LinkTabs>
    </>
  );
});

function InterviewsOf({ tab }: { readonly tab: InterviewTab }) {
  const [search] = useSearchParams();
  const query = interviewsQuery(tab, search);
  const interviews = useQuery({ ...listInterviewsOptions({ query }), placeholderData: keepPreviousData });
  return (
    <ListResults
      results={interviews}
      at={query}
      nouns={['interview', 'interviews']}
      errorTitle="Your interviews could not be loaded"
      skeleton={{ rows: 3, rowHeight: 88 }}
      empty={<NoInterviews tab={tab} />}
    >
      {(items) => <InterviewList interviews={items} />}
    </ListResults>
  );
}
