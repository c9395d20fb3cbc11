import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { Hero } from '../components/hero.tsx';
import { Invitation } from '../components/invitation.tsx';
import { JudgingSteps } from '../components/judging-steps.tsx';
import { Promises } from '../components/promises.tsx';
import { StartLinks } from '../components/start-links.tsx';

/** /: what Candor is, a sample of its evidence, how it judges and what it does not do. */
export const HomePage = observer(function HomePage() {
  const { user } = useStores().auth;
  const loginMethods = <StartLinks dashboard={user ? paths.homeOf(user.role) : null} />;
  return (
    <>
      <Hero>{loginMethods}</Hero>
      <Band id="how" title="How judging works">
        <JudgingSteps />
      </Band>
      <Band id="not" title="What we do not do">
        <Promises />
      </Band>
      <Invitation>{loginMethods}</Invitation>
    </>
  );
});

function Band({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 6, md: 10 } }}
    >
      <Typography
        id={id}
        variant="h2"
        sx={{ mb: { xs: 3, md: 5 }, fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
