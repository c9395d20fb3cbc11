import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '../../../../openapi/gen/types.gen.ts';
import {
  getApplicationOptions,
  getWorkspaceOptions,
  listActivityOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { activityWords } from '../activity-words.ts';
import { statusWords } from '../application-status.ts';
import { stepPath, stepVerbs, stepWords } from '../next-step.ts';
import { PeekFacts } from './peek-facts.tsx';

interface CandidatePeekProps {
  readonly workspaceId: string;
  readonly candidateId: string;
}

const MOST_LINES = 6;

/** What one wants to know of a candidate without leaving a list. */
export function CandidatePeek({ workspaceId, candidateId }: CandidatePeekProps) {
  const path = { workspace_id: workspaceId, candidate_id: candidateId };
  const application = useQuery(getApplicationOptions({ path }));
  return (
    <Loaded query={application} errorTitle="This candidate could not be loaded" rows={5} rowHeight={24}>
      {(data) => <Peeked application={data} {...{ workspaceId, candidateId }} />}
    </Loaded>
  );
}

function Peeked({
  application,
  workspaceId,
  candidateId,
}: CandidatePeekProps & { application: Application }) {
  const { candidate, status, stage_id, owner, next_step: step, phone, source, tags, elsewhere } = application;
  const workspace = useQuery(getWorkspaceOptions({ path: { workspace_id: workspaceId } }));
  const stage = workspace.data?.stages.find(({ _id }) => _id === stage_id)?.name;
  const about = { workspaceId, candidateId, applicationId: application._id };
  return (
    <>
      <PeekFacts
        facts={{
          Workspace: workspace.data?.title,
          Stage: status === 'active' ? stage : statusWords[status],
          'Next step': step && (
            <>
              {stepWords[step.kind]}
              {step.who && `, ${step.who.full_name}`} · <RelativeTime value={step.since} />
            </>
          ),
          Owner: owner?.full_name,
          Email: <MuiLink href={`mailto:${encodeURIComponent(candidate.email)}`}>{candidate.email}</MuiLink>,
          Phone: phone,
          Source: source,
          Tags: tags.join(', '),
          Elsewhere:
            elsewhere.length > 0 &&
            elsewhere.map((other) => (
              <div key={`${other.workspace_id} ${other.candidate_id}`}>
                <TextLink to={paths.recruiter.candidate(other.workspace_id, other.candidate_id)}>
                  {other.workspace}
                </TextLink>
                {' · '}
                {other.status === 'active' ? other.stage : statusWords[other.status]}
              </div>
            )),
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {step && (
          <LinkButton variant="contained" to={stepPath(step, about)}>
            {stepVerbs[step.kind]}
          </LinkButton>
        )}
        {(!step || stepVerbs[step.kind] !== 'Open') && (
          <LinkButton variant="outlined" to={paths.recruiter.candidate(workspaceId, candidateId)}>
            Open
          </LinkButton>
        )}
      </Box>
      <Latest {...{ workspaceId, candidateId }} />
    </>
  );
}

/** What happened last. */
function Latest({ workspaceId, candidateId }: CandidatePeekProps) {
  const path = { workspace_id: workspaceId };
  const activity = useQuery(listActivityOptions({ path, query: { candidate_id: candidateId } }));
  return (
    <>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
        Latest
      </Typography>
      <Loaded query={activity} errorTitle="The timeline could not be loaded" rows={3} rowHeight={20}>
        {({ items }) => (
          <Box component="ul" sx={{ ...plainList, fontSize: '0.8125rem' }}>
            {items.slice(0, MOST_LINES).map((one) => (
              <Box component="li" key={one._id} sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
                {activityWords(one)}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  <RelativeTime value={one.at} />
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </>
  );
}
