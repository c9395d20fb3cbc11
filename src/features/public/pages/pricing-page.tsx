import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { PlanAudience, PlanInterval } from '../../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LoadingSkeleton } from '../../../components/loading-skeleton.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useTakingOver } from '../../../components/use-taking-over.ts';
import { useStores } from '../../../stores/context.tsx';
import { ServedText } from '../components/served-text.tsx';
import { ChoiceSwitch } from '../pricing/choice-switch.tsx';
import { PlanCard } from '../pricing/plan-card.tsx';
import { usePricing } from '../pricing/use-pricing.ts';

const audiences = { recruiter: 'For companies', candidate: 'For candidates' } as const;
const intervals = { month: 'Monthly', year: 'Yearly' } as const;

/** /pricing: the plans that are published, for whom and how often they are paid, and what people ask of them. */
export const PricingPage = observer(function PricingPage() {
  const [search, setSearch] = useSearchParams();
  const isTakingOver = useTakingOver();
  const user = useStores().auth.user;
  const role = isTakingOver ? null : (user?.role ?? null);
  const named = isTakingOver ? null : search.get('for');
  const usual = role === 'candidate' ? 'candidate' : 'recruiter';
  const audience: PlanAudience = named === 'candidate' || named === 'recruiter' ? named : usual;
  const interval: PlanInterval = !isTakingOver && search.get('interval') === 'year' ? 'year' : 'month';
  const choose = (to: { for?: PlanAudience; interval?: PlanInterval }) =>
    setSearch({ for: audience, interval, ...to }, { replace: true });
  const { plans, current, error, retry } = usePricing(audience, role);
  return (
    <>
      <PageHeader title="Pricing" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <ChoiceSwitch
          label="For whom"
          choices={audiences}
          chosen={audience}
          onChoose={(to) => choose({ for: to })}
        />
        <ChoiceSwitch
          label="How often you pay"
          choices={intervals}
          chosen={interval}
          onChoose={(to) => choose({ interval: to })}
        />
      </Box>
      {/* The server writes the plans here for who has no JavaScript. */}
      <noscript id="plans" />
      <Box sx={besideStyle}>
        <Box sx={plansStyle}>
          {plans?.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              interval={interval}
              isCurrent={plan._id === current}
              role={role}
            />
          ))}
          {!plans && Boolean(error) && (
            <ErrorPanel title="The plans could not be loaded" error={error} onRetry={retry} />
          )}
          {!plans && !error && (
            <LoadingSkeleton>
              <Skeleton variant="rounded" height={320} />
            </LoadingSkeleton>
          )}
        </Box>
        <Questions />
      </Box>
    </>
  );
});

function Questions() {
  return (
    <Box component="section" aria-labelledby="questions">
      <Typography id="questions" component="h2" variant="h2" sx={{ mb: 2 }}>
        Questions
      </Typography>
      <ServedText id="faq" style={questionsStyle} />
    </Box>
  );
}

const questionsStyle = {
  '& dl': { m: 0, display: 'grid', gap: 2, maxWidth: '68ch' },
  '& dt': { typography: 'h3', mb: 0.5 },
  '& dd': { m: 0, color: 'text.secondary' },
  '& p': { m: 0, mb: 1 },
  '& a': { color: 'primary.main' },
};

/** Beside each other where there is room: however many plans arrive, no question moves. */
const besideStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
} as const;

/** On a phone as high as the window, so that nothing in view moves once the plans are there. */
const plansStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(240px, 360px))' },
  gap: 2,
  alignContent: 'start',
  minHeight: { xs: 'max(420px, 75vh)', md: 0 },
} as const;
