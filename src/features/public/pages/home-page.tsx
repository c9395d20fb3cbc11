import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTakingOver } from '../../../components/use-taking-over.ts';
import { useStores } from '../../../stores/context.tsx';
import { Hero } from '../components/hero.tsx';
import { JudgingSteps } from '../components/judging-steps.tsx';
import { Promises } from '../components/promises.tsx';
import { SampleReport } from '../components/sample-report.tsx';
import { StartLinks } from '../components/start-links.tsx';
import { TryIt } from '../trial/try-it.tsx';

/** /: a question to try, a sample of the evidence, how an answer is evaluated and what Candor does not do. */
export const HomePage = observer(function HomePage() {
  const { auth, installation } = useStores();
  const role = auth.user?.role ?? null;
  const isTakingOver = useTakingOver();
  const canTry = !role && (isTakingOver || !installation.closedFeatures.includes('trial'));
  return (
    <>
      <Hero links={<StartLinks role={role} />}>{canTry ? <TryIt /> : <SampleReport />}</Hero>
      {canTry && (
        <Band id="sample" title="See a report">
          <SampleReport />
        </Band>
      )}
      <Band id="how" title="How answers are evaluated">
        <JudgingSteps />
      </Band>
      <Band id="not" title="What we don’t do">
        <Promises />
      </Band>
    </>
  );
});

function Band({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 5, md: 8 } }}
    >
      <Typography
        id={id}
        variant="h2"
        sx={{ mb: { xs: 2.5, md: 4 }, fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
