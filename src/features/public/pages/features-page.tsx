import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { FeaturePicture } from '../components/feature-picture.tsx';
import { ServedText } from '../components/served-text.tsx';
import { type RoleFeatures, roleFeatures } from '../features.ts';

/** /features: what the product does for candidates, hiring teams and those who run it. */
export function FeaturesPage() {
  return (
    <>
      <PageHeader title="Features" />
      {roleFeatures.map((role) => (
        <RoleSection key={role.id} role={role} />
      ))}
      <LinkButton to={paths.auth.register()} variant="contained" size="large">
        Create an account
      </LinkButton>
    </>
  );
}

function RoleSection({ role: { id, title, picture } }: { role: RoleFeatures }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: { xs: 5, md: 8 } }}>
      <Typography id={id} variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        {title}
      </Typography>
      {picture && <FeaturePicture {...picture} />}
      <ServedText id={`features-${id}`} style={textStyle} />
    </Box>
  );
}

const textStyle = {
  '& dl': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 4,
    rowGap: 3,
  },
  '& dt': { typography: 'h3', mb: 0.5 },
  '& dd': { m: 0, maxWidth: '52ch', color: 'text.secondary' },
  '& p': { m: 0 },
  '& p + p': { mt: 1 },
  '& a': { color: 'primary.main' },
};
