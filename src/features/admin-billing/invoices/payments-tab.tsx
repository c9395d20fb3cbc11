import { useQuery } from '@tanstack/react-query';
import { getPaymentProviderOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';

/** How customers pay, and whether that works. */
export function PaymentsTab() {
  const query = useQuery(getPaymentProviderOptions());
  return (
    <Loaded query={query} errorTitle="How customers pay couldn’t be loaded" rows={3} rowHeight={32}>
      {({ provider, is_test, webhook_url: url, last_event_at: lastEvent, down_since: downSince }) => (
        <Facts>
          <Fact term="Customers pay">
            {provider === 'manual'
              ? 'By bank transfer. You mark invoices paid.'
              : `By card through Stripe${is_test ? ', in test mode' : ''}`}
          </Fact>
          {provider === 'manual' && (
            <Fact term="Set up Stripe">
              Set <code>STRIPE_SECRET_KEY</code> and <code>STRIPE_WEBHOOK_SECRET</code> on the server.
            </Fact>
          )}
          {provider === 'stripe' && (
            <Fact term="State">
              {downSince ? (
                <>
                  Doesn’t answer or refuses the key since <RelativeTime value={downSince} isDated />
                </>
              ) : (
                'Working'
              )}
            </Fact>
          )}
          {url !== null && (
            <Fact term="Webhook">
              <code style={{ overflowWrap: 'anywhere' }}>{url}</code>{' '}
              <CopyButton text={url} label="Copy address" size="small" />
            </Fact>
          )}
          {provider === 'stripe' && (
            <Fact term="Last event">
              {lastEvent ? <RelativeTime value={lastEvent} isDated /> : 'None yet'}
            </Fact>
          )}
        </Facts>
      )}
    </Loaded>
  );
}
