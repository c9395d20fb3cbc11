import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Billing } from '../../../openapi/gen/types.gen.ts';
import { openPaymentPortal } from '../../api/gen/sdk.gen.ts';
import { moneyText } from '../../capabilities/billing/money-words.ts';
import { subscriptionWords } from '../../capabilities/billing/plan-words.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { canBeTold } from '../../components/form/use-form.ts';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { useRenewal } from './use-renewal.ts';

/** What a company has, until when, and how to change it. */
export function PlanPanel({ billing }: { readonly billing: Billing }) {
  const { plan, subscription, can_change: canChange, offers, provider, provider_down: isDown } = billing;
  const [isChanging, setChanging] = useState(false);
  const { setRenewal, isPending } = useRenewal();
  const isPaid = subscription.currency !== null;
  const isEnding = subscription.cancel_at_period_end;
  return (
    <Panel title="Plan">
      {isDown && canChange && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">
            The payment provider doesn’t answer at the moment. Your plan stays; try changes again later.
          </Notice>
        </Box>
      )}
      {subscription.status === 'past_due' && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">An invoice is overdue. Pay it to keep this plan.</Notice>
        </Box>
      )}
      <Facts>
        <Fact term="Plan">
          {plan.name} · {isEnding ? 'Ends with its period' : subscriptionWords[subscription.status]}
        </Fact>
        <Fact term="Price">
          {subscription.currency === null
            ? 'Free'
            : `${moneyText(subscription.price, subscription.currency)} a ${subscription.interval}`}
        </Fact>
        {isPaid && plan.is_per_seat && <Fact term="Seats">{subscription.seats}</Fact>}
        {isPaid && (
          <Fact term={isEnding ? 'Ends' : 'Renews'}>
            <RelativeTime value={subscription.period_end} isDated />
          </Fact>
        )}
        {subscription.credit > 0 && subscription.currency !== null && (
          <Fact term="Credit">
            {moneyText(subscription.credit, subscription.currency)} for the next invoices
          </Fact>
        )}
      </Facts>
      {!canChange && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Owners of your company can change the plan.
        </Typography>
      )}
      {canChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {offers.some(({ prices }) => prices.length > 0) && (
            <Button variant="contained" onClick={() => setChanging(true)}>
              {isPaid ? 'Change plan or seats' : 'Choose a plan'}
            </Button>
          )}
          {isPaid && (
            <WaitingButton variant="outlined" busy={isPending} onClick={() => void setRenewal(!isEnding)}>
              {isEnding ? 'Keep plan' : 'Cancel plan'}
            </WaitingButton>
          )}
          {isPaid && provider === 'stripe' && <PaymentButton />}
        </Box>
      )}
      {isChanging && <ChangeDialog billing={billing} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

/** Leads to the provider's page for the card and for open invoices. */
function PaymentButton() {
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { data } = await openPaymentPortal({ throwOnError: true });
      window.location.assign(data.url);
    } catch (error) {
      setPending(false);
      if (!canBeTold(error)) throw error;
    }
  };
  return (
    <WaitingButton variant="outlined" busy={isPending} onClick={() => void open()}>
      Payment method
    </WaitingButton>
  );
}
