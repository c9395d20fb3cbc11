import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { DecisionFile } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { exportDecisionFile } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { PrintButton } from '../../../capabilities/report-view/print-button.tsx';
import { numberedPages, printedReport } from '../../../capabilities/report-view/printed-report.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { downloadFile } from '../../../lib/download-file.ts';
import { paths } from '../../../lib/paths.ts';
import { formatAbsolute } from '../../../lib/relative-time.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { DecisionLine } from '../decision/decision-line.tsx';
import { type Here, useChanged } from '../here.ts';
import { InterviewPart } from './interview-part.tsx';

const isRateFirst = (error: unknown) => error instanceof ApiError && error.code === 'rate_first';

/** All that a decision about a candidate rests on, to be stored or printed. Each look at it is logged once. */
export function DecisionFilePage({ here }: { readonly here: Here }) {
  const changed = useChanged(here);
  const file = useQuery({
    queryKey: ['decision-file', here],
    queryFn: async () => {
      const options = { ...taking(isRateFirst), path: here, throwOnError: true } as const;
      const { data } = await exportDecisionFile(options);
      void changed();
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const wayBack = paths.recruiter.candidate(here.workspace_id, here.candidate_id);
  return (
    <>
      <PageHeader
        title={file.data ? `Decision file: ${file.data.candidate.full_name}` : 'Decision file'}
        subtitle={file.data && <Subject file={file.data} />}
        actions={
          <>
            <TextLink to={wayBack} sx={{ displayPrint: 'none', alignSelf: 'center' }}>
              Back to candidate
            </TextLink>
            {file.data && <StoreButtons file={file.data} />}
          </>
        }
      />
      {isRateFirst(file.error) ? (
        <EmptyState
          title="Rate first"
          action={
            <LinkButton to={`${paths.recruiter.interviews}?view=to_rate`}>Interviews to rate</LinkButton>
          }
        >
          The decision file opens once you have rated this candidate’s interviews.
        </EmptyState>
      ) : (
        <Loaded query={file} errorTitle="The decision file could not be made" rowHeight={480}>
          {(loaded) => <FileBody file={loaded} />}
        </Loaded>
      )}
    </>
  );
}

function Subject({ file }: { readonly file: DecisionFile }) {
  const { workspace, candidate, stage, status, made_at } = file;
  return (
    <>
      {workspace.title} · {candidate.email} · {status === 'active' ? stage : statusWords[status]} ·{' '}
      {formatAbsolute(Date.parse(made_at))}
    </>
  );
}

function StoreButtons({ file }: { readonly file: DecisionFile }) {
  const store = () => {
    const name = `decision-file-${file.candidate._id}-${file.made_at.slice(0, 10)}.json`;
    downloadFile(name, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  };
  return (
    <>
      <Button variant="outlined" onClick={store} sx={{ displayPrint: 'none' }}>
        Download JSON
      </Button>
      <PrintButton />
    </>
  );
}

function FileBody({ file: { decisions, interviews } }: { readonly file: DecisionFile }) {
  return (
    <Box sx={bodyStyle}>
      <style>{numberedPages}</style>
      <Panel title="Decision">
        {decisions.length === 0 ? (
          'Nobody has decided yet'
        ) : (
          <Box component="ul" sx={plainList}>
            {decisions.map((decision) => (
              <DecisionLine key={decision._id} decision={decision} />
            ))}
          </Box>
        )}
      </Panel>
      {interviews.length === 0 && <p>No interviews</p>}
      {interviews.map((interview) => (
        <InterviewPart key={interview._id} interview={interview} />
      ))}
    </Box>
  );
}

const bodyStyle = {
  display: 'grid',
  gap: 2,
  maxWidth: 1000,
  fontSize: '0.875rem',
  '& h3': { fontSize: '1rem', fontWeight: 650, mt: 2.5, mb: 0.5 },
  '& ul, & ol': { my: 0.5 },
  '& h4': { fontSize: '0.9375rem', fontWeight: 650, mt: 2, mb: 0.5 },
  '& p': { my: 0.5 },
  ...printedReport,
} as const;
