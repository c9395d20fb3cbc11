import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlanChange } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { previewPlanChange } from '../../../api/gen/sdk.gen.ts';
import { moneyText } from '../../../capabilities/billing/money-words.ts';
import { ChargeTable } from '../../../capabilities/invoice/charge-table.tsx';
import { canBeTold } from '../../../components/form/use-form.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';

/** What a change charges now, and each period from then on. */
export function ChargePreview({ change }: { readonly change: PlanChange | undefined }) {
  const preview = useQuery({
    queryKey: ['plan-change', change],
    queryFn: async ({ signal }) => {
      if (!change) return null;
      const { data } = await previewPlanChange({
        ...taking(() => true),
        body: change,
        signal,
        throwOnError: true,
      });
      return data;
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const { data, error } = preview;
  if (error) {
    const [field] = canBeTold(error) ? error.fieldErrors : [];
    const text = canBeTold(error) ? (field?.message ?? error.text) : 'The price could not be calculated.';
    return (
      <Typography role="status" color="textSecondary">
        {text}
      </Typography>
    );
  }
  if (!data || !change) return <SkeletonLines rows={3} />;
  const { charge, price, period_end: end, is_trial: isTrial } = data;
  return (
    <Box aria-live="polite">
      <Typography component="h3" variant="h4" gutterBottom>
        {charge ? `Due now: ${moneyText(charge.due, charge.currency)}` : 'Nothing due now'}
      </Typography>
      {charge && <ChargeTable charge={charge} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isTrial ? 'The trial ends' : 'Then'} <RelativeTime value={end} isDated />:{' '}
        {moneyText(price, change.currency)} a {change.interval}, plus tax if any.
      </Typography>
    </Box>
  );
}
