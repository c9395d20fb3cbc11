import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Application } from '../../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { paths } from '../../../lib/paths.ts';
import { retryImport } from '../../../lib/retry-import.ts';
import { Decisions } from '../decision/decisions.tsx';
import { SamePerson } from '../duplicates/same-person.tsx';
import { CandidateFacts } from '../facts/candidate-facts.tsx';
import { CandidateHeader } from '../header/candidate-header.tsx';
import { type Here, useApplication, useHere, useWorkspace } from '../here.ts';
import { Notes } from '../notes/notes.tsx';
import { CandidateTabs } from '../tabs/candidate-tabs.tsx';

const loadFile = () =>
  import(/* webpackChunkName: "decision-file" */ '../decision-file/decision-file-page.tsx');
const DecisionFilePage = lazy(async () => ({ default: (await retryImport(loadFile)).DecisionFilePage }));

/** One candidate of a workspace: who they are, what was done, and what colleagues think and decide. */
export function CandidatePage() {
  const here = useHere();
  const [search] = useSearchParams();
  return search.get('view') === 'decision-file' ? (
    <Suspense fallback={<LoadingSkeleton>{null}</LoadingSkeleton>}>
      <DecisionFilePage here={here} />
    </Suspense>
  ) : (
    <Candidate here={here} />
  );
}

function Candidate({ here }: { readonly here: Here }) {
  const application = useApplication(here);
  const workspace = useWorkspace(here);
  const wayBack = { to: paths.recruiter.candidates, label: 'All candidates' };
  return (
    <Loaded
      query={application}
      errorTitle="This candidate could not be loaded"
      wayBack={wayBack}
      rowHeight={480}
    >
      {(loaded) => (
        <Loaded query={workspace} errorTitle="The workspace could not be loaded" rowHeight={480}>
          {(of) => (
            <Box key={loaded._id}>
              <CandidateHeader here={here} application={loaded} workspace={of} />
              <RemovedNotice application={loaded} />
              <SamePerson here={here} workspace={of} />
              <Box sx={columnsStyle}>
                <CandidateFacts here={here} application={loaded} workspace={of} />
                <Box sx={{ minWidth: 0 }}>
                  <CandidateTabs here={here} application={loaded} workspace={of} />
                </Box>
                <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                  <Decisions here={here} application={loaded} workspace={of} />
                  <Notes here={here} canWrite={loaded.retention.removed_at === null} />
                </Box>
              </Box>
            </Box>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

/** What is left of an application whose time was over. */
function RemovedNotice({ application }: { readonly application: Application }) {
  const { removed_at: at } = application.retention;
  return (
    at && (
      <Box sx={{ mb: 2 }}>
        <Notice tone="info">
          This application was removed <RelativeTime value={at} />, at the end of its retention. Stages,
          status and decisions stay, without a name. To hire this person, add them as a new candidate.
        </Notice>
      </Box>
    )
  );
}

/** Below `lg` the tabs come last: what is done here stands above what was done. */
const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '264px minmax(0, 1fr)',
    lg: '264px minmax(0, 1fr) 304px',
  },
  '& > :nth-child(2)': { order: { xs: 3, lg: 0 }, gridColumn: { sm: '1 / -1', lg: 'auto' } },
} as const;
