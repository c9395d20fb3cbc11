import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { Rubric, RubricCompetency } from '../../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { LEVELS } from './competencies.ts';
import { RubricUse } from './rubric-use.tsx';

interface RubricVersionsProps {
  readonly workspaceId: string;
  /** Newest first. */
  readonly versions: readonly [Rubric, ...Rubric[]];
  readonly mayEdit: boolean;
}

/** All versions of a rubric, and one of them in full. */
export function RubricVersions({ workspaceId, versions, mayEdit }: RubricVersionsProps) {
  const [search] = useSearchParams();
  const [newest] = versions;
  const shown = versions.find(({ version }) => String(version) === search.get('version')) ?? newest;
  return (
    <Box sx={columnsStyle}>
      <Box component="nav" aria-label="Versions">
        <Box component="ul" sx={plainList}>
          {versions.map(({ version, published_by, published_at }) => (
            <li key={version}>
              <Box
                component={RouteLink}
                to={`?tab=rubric&version=${version}`}
                aria-current={version === shown.version ? 'true' : undefined}
                sx={versionStyle}
              >
                <b>Version {version}</b>
                <span>
                  {published_by?.full_name ?? 'Former member'}, <RelativeTime value={published_at} />
                </span>
              </Box>
            </li>
          ))}
        </Box>
        {mayEdit && (
          <LinkButton to="?tab=rubric&edit=next" variant="outlined" sx={{ mt: 1 }}>
            Edit as v{newest.version + 1}
          </LinkButton>
        )}
      </Box>
      <section aria-label={`Version ${shown.version}`}>
        <RubricUse workspaceId={workspaceId} rubric={shown} />
        {shown.competencies.map((competency) => (
          <CompetencyView key={competency._id} competency={competency} />
        ))}
      </section>
    </Box>
  );
}

function CompetencyView({ competency }: { readonly competency: RubricCompetency }) {
  const { name, weight_percent: weight, description, anchors, indicators, must_not_infer } = competency;
  return (
    <Box component="article" sx={{ pb: 1.5, mb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h4">
        {name} · {weight} %
      </Typography>
      {description && <Typography variant="body2">{description}</Typography>}
      <Box component="dl" sx={anchorsStyle}>
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{level}</dt>
            <dd>{anchors[level]}</dd>
          </div>
        ))}
      </Box>
      {indicators.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Signs: {indicators.join(' · ')}
        </Typography>
      )}
      {must_not_infer.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Must not be inferred: {must_not_infer.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  gap: 3,
} as const;

const versionStyle = {
  display: 'grid',
  px: 1,
  py: 0.75,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.primary',
  textDecoration: 'none',
  '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.dark' },
  '&:hover': { textDecoration: 'underline' },
} as const;

const anchorsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  my: 1,
  typography: 'body2',
  '& > div': { display: 'flex', gap: 1 },
  '& dt': { fontWeight: 650 },
  '& dd': { m: 0 },
} as const;
