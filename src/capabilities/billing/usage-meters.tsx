import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlanAudience, Usage } from '../../../openapi/gen/types.gen.ts';
import { meterWords } from './plan-words.ts';

interface UsageMetersProps {
  readonly usage: readonly Usage[];
  readonly audience: PlanAudience;
}

/** How much is used of what a plan allows. */
export function UsageMeters({ usage, audience }: UsageMetersProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
      {usage.map((one) => (
        <UsageMeter key={one.meter} label={meterWords(one.meter, audience)} usage={one} />
      ))}
    </Box>
  );
}

function UsageMeter({ label, usage: { used, limit } }: { readonly label: string; readonly usage: Usage }) {
  const isFull = limit !== null && used >= limit;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, color: isFull ? 'error.main' : 'text.primary' }}>
          {limit === null ? used : `${used} of ${limit}`}
          {isFull && ', full'}
        </Typography>
      </Box>
      {limit === null ? (
        <Typography variant="body2" color="textSecondary">
          No limit
        </Typography>
      ) : (
        <Box
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          sx={{ mt: 0.75, height: 8, borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
        >
          <Box
            sx={{
              width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%`,
              height: '100%',
              bgcolor: isFull ? 'error.main' : 'primary.main',
              forcedColorAdjust: 'none',
            }}
          />
        </Box>
      )}
    </div>
  );
}
