import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import type { Application, CandidateChange, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { updateCandidate } from '../../../api/gen/sdk.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { type Here, useChanged } from '../here.ts';
import { EditableText } from './editable-text.tsx';
import { EmailButton } from './email-button.tsx';
import { ImportedFacts } from './imported-facts.tsx';
import { LocalTime } from './local-time.tsx';
import { ResumeLink } from './resume-link.tsx';
import { RetentionFact } from './retention-fact.tsx';

interface CandidateFactsProps {
  readonly here: Here;
  readonly application: Application;
  readonly workspace: Workspace;
}

/** What the company knows of a candidate, each changed where it stands. */
export function CandidateFacts({ here, application, workspace }: CandidateFactsProps) {
  const { candidate, phone, source, tags, elsewhere, next_step, time_zone } = application;
  const { hash, key } = useLocation();
  const changed = useChanged(here);
  const canEdit = canWorkWith(workspace) && application.retention.removed_at === null;
  const save = async (body: CandidateChange) => {
    const { data } = await updateCandidate({ path: here, body, throwOnError: true });
    await changed(data);
  };
  return (
    <Panel title="Contact" action={canEdit && <EmailButton here={here} application={application} />}>
      <Box sx={{ display: 'grid', gap: { xs: 0, lg: 1 }, fontSize: '0.875rem' }}>
        <EditableText
          label="Name"
          text={candidate.full_name}
          canEdit={canEdit}
          maxLength={120}
          onSave={(full_name) => save({ full_name })}
        />
        <EditableText
          label="Email"
          type="email"
          text={candidate.email}
          canEdit={canEdit}
          maxLength={320}
          wanted={hash === '#email' ? key : undefined}
          {...(next_step?.kind === 'fix_email' && { help: 'Invitations go to the corrected address.' })}
          onSave={(email) => save({ email })}
        >
          <MuiLink href={`mailto:${encodeURIComponent(candidate.email)}`}>{candidate.email}</MuiLink>
        </EditableText>
        <EditableText
          label="Phone"
          type="tel"
          text={phone}
          canEdit={canEdit}
          maxLength={60}
          onSave={(changedPhone) => save({ phone: changedPhone })}
        />
        <EditableText
          label="Source"
          text={source}
          canEdit={canEdit}
          maxLength={120}
          onSave={(changedSource) => save({ source: changedSource })}
        />
        <EditableText
          label="Tags"
          text={tags.join(', ')}
          canEdit={canEdit}
          maxLength={1200}
          shortcut="t"
          help="Separate with commas."
          onSave={(text) => save({ tags: text.split(',').flatMap((tag) => tag.trim() || []) })}
        >
          {tags.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {tags.map((tag) => (
                <Chip key={tag} label={tag} size="small" />
              ))}
            </Box>
          )}
        </EditableText>
        {time_zone && <LocalTime timeZone={time_zone} />}
        <ImportedFacts fields={application.imported_fields} />
        <ResumeLink here={here} />
        <RetentionFact here={here} application={application} />
        {elsewhere.length > 0 && (
          <div>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>Other applications</Box>
            <Box component="ul" sx={plainList}>
              {elsewhere.map(({ candidate_id, workspace_id, workspace: title, stage, status }) => (
                <li key={`${workspace_id} ${candidate_id}`}>
                  <TextLink to={paths.recruiter.candidate(workspace_id, candidate_id)}>{title}</TextLink> ·{' '}
                  {status === 'active' ? stage : statusWords[status]}
                </li>
              ))}
            </Box>
          </div>
        )}
      </Box>
    </Panel>
  );
}
