import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { listInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { PracticeInProgress } from '../../../capabilities/interview/practice-in-progress.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { LinkTabs, useSelectedTab } from '../../../components/link-tabs.tsx';
import { BeyondLastPage } from '../../../components/list-page/beyond-last-page.tsx';
import { PageNumbers } from '../../../components/list-page/page-numbers.tsx';
import { readPage } from '../../../components/list-page/read-page.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { InterviewList } from '../interviews/interview-list.tsx';
import {
  type InterviewTab,
  interviewPageSize,
  interviewsQuery,
  interviewTabs,
} from '../interviews/interview-tabs.ts';
import { NoInterviews } from '../interviews/no-interviews.tsx';

/** The interviews a candidate is invited to, by how they stand; the address holds tab and page. */
export function InterviewsPage() {
  const tab = useSelectedTab(interviewTabs);
  return (
    <>
      <PageHeader
        title="Interviews"
        subtitle="What recruiters invite you to. Practice interviews you finished are under Reports."
        actions={
          <LinkButton to={paths.candidate.practice} variant="outlined">
            Practise
          </LinkButton>
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
}

function InterviewsOf({ tab }: { readonly tab: InterviewTab }) {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const interviews = useQuery({
    ...listInterviewsOptions({ query: interviewsQuery(tab, page) }),
    placeholderData: keepPreviousData,
  });
  const turn = (next: number) => setSearch({ tab: tab.id, page: String(next) });
  const pagesOf = (total: number) => ({ total, pageSize: interviewPageSize, page, onChange: turn });
  return (
    <Loaded query={interviews} errorTitle="Your interviews could not be loaded" rows={3} rowHeight={88}>
      {({ items, total }) =>
        total === 0 ? (
          <NoInterviews tab={tab} />
        ) : (
          <div>
            <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {total === 1 ? '1 interview' : `${total} interviews`}
            </Typography>
            {items.length === 0 ? (
              <BeyondLastPage {...pagesOf(total)} />
            ) : (
              <>
                <InterviewList interviews={items} />
                <PageNumbers {...pagesOf(total)} />
              </>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
