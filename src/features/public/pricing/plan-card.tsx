import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Plan, PlanInterval } from '../../../../openapi/gen/types.gen.ts';
import { percentText, priceText } from '../../../capabilities/billing/money-words.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import type { Role } from '../../../lib/role.ts';

interface PlanCardProps {
  readonly plan: Plan;
  readonly interval: PlanInterval;
  readonly isCurrent: boolean;
  /** Of who is signed in. */
  readonly role: Role | null;
}

/** One plan: what it costs, what it allows, and the way to it. */
export function PlanCard({ plan, interval, isCurrent, role }: PlanCardProps) {
  const { name, description, features } = plan;
  return (
    <Paper component="section" variant="outlined" aria-label={name} sx={cardStyle}>
      <Typography component="h2" variant="h3">
        {name}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{costOf(plan, interval)}</Typography>
      {description && <Typography color="textSecondary">{description}</Typography>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {quotaOf(plan).map(([term, value]) => (
          <Box key={term} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {features.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 'auto', pt: 1 }}>
        {isCurrent ? (
          <Typography sx={{ fontWeight: 600 }}>Your plan</Typography>
        ) : (
          <Way plan={plan} role={role} />
        )}
      </Box>
    </Paper>
  );
}

function Way({ plan: { name, audience }, role }: Pick<PlanCardProps, 'plan' | 'role'>) {
  const home = audience === 'candidate' ? paths.candidate.plan : paths.recruiter.billing;
  const register = audience === 'candidate' ? paths.auth.candidateRegister : paths.auth.recruiterRegister;
  if (role && role !== audience) return null;
  return (
    <LinkButton
      to={role ? home : register({ next: home })}
      variant="outlined"
      aria-label={role ? `Change plan to ${name}` : `Get started with ${name}`}
    >
      {role ? 'Change plan' : 'Get started'}
    </LinkButton>
  );
}

function costOf({ prices, is_per_seat: isPerSeat }: Plan, interval: PlanInterval): string {
  if (prices.length === 0) return 'Free';
  const fitting = prices.filter((price) => price.interval === interval);
  return (fitting.length > 0 ? fitting : prices).map((price) => priceText(price, isPerSeat)).join(' or ');
}

function quotaOf(plan: Plan): readonly (readonly [string, string])[] {
  const { audience, limits, is_per_seat: isPerSeat, trial_days: trial, tax_basis_points: tax } = plan;
  const limit = (value: number | null | undefined) =>
    typeof value === 'number' ? value.toLocaleString('en-US') : 'No limit';
  const speech = ['Minutes of speech a month', limit(limits.speech_minutes)] as const;
  const ofCompanies = [
    ['Invitations a month', limit(limits.interviews)],
    ['Active workspaces', limit(limits.workspaces)],
    ['Seats', isPerSeat ? 'As many as you pay for' : limit(limits.seats)],
    speech,
    ['Storage in MB', limit(limits.storage_megabytes)],
  ] as const;
  return [
    ...(audience === 'candidate'
      ? ([['Practice interviews a month', limit(limits.interviews)], speech] as const)
      : ofCompanies),
    ...(trial > 0 ? ([['Free trial', `${trial} days`]] as const) : []),
    ...(tax > 0 ? ([['Tax', `${percentText(tax)}, added`]] as const) : []),
  ];
}

const cardStyle = { p: 3, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 } as const;
