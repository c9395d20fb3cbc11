import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { StripeSettings } from '../../server/modules/billing/stripe/stripe-settings.ts';
import {
  after,
  dueOf,
  type Fields,
  type Invoice,
  type Line,
  list,
  type Next,
  type Price,
  prorated,
  type Refund,
  refusal,
  type Session,
  type Subscription,
  shown,
  shownCharge,
  shownInvoice,
  totalOf,
  wholeLine,
} from './stripe-records.ts';

/** What the service does in place of its work. */
type StripeTrouble = 'down' | 'slow' | 'lying' | 'refusing';

export interface StripeEvent {
  readonly id: string;
  readonly body: string;
}

export interface StripeServer {
  /** As the server is set up for it. */
  readonly settings: StripeSettings;
  readonly events: StripeEvent[];
  /** What was charged to a card, in its order. */
  readonly charges: { readonly customer: string; readonly amount: number }[];
  readonly customers: ReadonlyMap<string, { balance: number; deleted: boolean }>;
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  /** How often each address was asked. */
  readonly asked: string[];
  trouble: StripeTrouble | null;
  isCardDeclined: boolean;
  /** Where events are sent by themselves; what is not taken there is sent with the next `redeliver`. */
  webhook: string | null;
  /** Sends an event, perhaps signed by somebody else or at another time; the status it is answered. */
  deliver(
    url: string,
    event: StripeEvent,
    as?: { secret?: string; at?: Date; body?: string },
  ): Promise<number>;
  redeliver(): Promise<void>;
  /** A customer pays on the page of a session. */
  pay(url: string): Promise<void>;
  /** A period ends: it renews, fails to be paid, or ends. */
  endPeriod(id: string): Promise<void>;
  /** What is open is paid, as with another card. */
  payOpen(id: string): Promise<void>;
  /** It is not tried any more. */
  giveUp(id: string): Promise<void>;
  /** Gives back of the last payment, with a credit note or without. */
  refund(invoiceOf: string, amount: number, hasNote?: boolean): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 1000;

/** A small service that speaks Stripe's API, with one account in memory, its payment page and its webhooks. */
export async function startStripeServer(now: () => Date = () => new Date()): Promise<StripeServer> {
  const customers = new Map<string, { balance: number; deleted: boolean }>();
  const prices = new Map<string, Price>();
  const taxRates = new Map<string, number>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];
  const refunds: Refund[] = [];
  const answered = new Map<string, [number, object]>();
  const undelivered: StripeEvent[] = [];
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}_${String(count).padStart(6, '0')}`;
  };
  const seconds = () => Math.floor(now().getTime() / 1000);

  const server = createServer((request, response) => {
    // In the tests of pages the server asks through their window.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, stripe-version, idempotency-key');
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example');
    const fields = {
      ...Object.fromEntries(searchParams),
      ...Object.fromEntries(new URLSearchParams(await text(request))),
    };
    if (pathname.startsWith('/pay/')) return paymentPage(request, response, pathname.slice(5));
    if (pathname.startsWith('/portal/')) return portalPage(request, response, pathname.slice(8));
    state.asked.push(`${request.method} ${pathname}`);
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (state.trouble === 'slow') await delay(SLOW_MS);
    if (state.trouble === 'down') return send(503, refusal('api_error'));
    const isOurs = request.headers.authorization === `Bearer ${settings.secretKey}`;
    if (!isOurs || state.trouble === 'refusing') return send(401, refusal('invalid_request_error'));
    if (state.trouble === 'lying')
      return send(200, { id: 7, data: 'everything', url: 'javascript:alert(1)' });
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = answered.get(key);
    if (before) return send(...before);
    const result = await act(request.method ?? '', pathname.split('/').slice(2), fields);
    if (key && result[0] < 500) answered.set(key, result);
    return send(...result);
  }

  async function act(
    method: string,
    [kind = '', id = '', verb = '']: string[],
    fields: Fields,
  ): Promise<[number, object]> {
    const verbOf = `${method} ${kind}${id === 'create_preview' || id === 'sessions' ? `/${id}` : id && '/:id'}${verb && kind !== 'checkout' ? `/${verb}` : ''}`;
    switch (verbOf) {
      case 'GET balance':
        return [200, { object: 'balance' }];
      case 'POST customers': {
        const made = newId('cus');
        customers.set(made, { balance: 0, deleted: false });
        return [200, { id: made }];
      }
      case 'GET customers/:id':
        return customers.has(id) ? [200, { id, ...customers.get(id) }] : [404, refusal('resource_missing')];
      case 'DELETE customers/:id': {
        const customer = customers.get(id);
        if (!customer || customer.deleted) return [404, refusal('resource_missing')];
        customer.deleted = true;
        for (const one of ofCustomer(id)) await end(one, 'cancellation_requested');
        return [200, { id, deleted: true }];
      }
      case 'POST customers/:id/balance_transactions': {
        const customer = customers.get(id);
        if (!customer) return [404, refusal('resource_missing')];
        customer.balance += Number(fields['amount']);
        return [200, { id: newId('cbtxn') }];
      }
      case 'GET prices':
        return [200, list([...prices.values()].filter((one) => one.lookup_key === fields['lookup_keys[0]']))];
      case 'POST prices': {
        const price = {
          id: newId('price'),
          unit_amount: Number(fields['unit_amount']),
          currency: fields['currency'] ?? '',
          lookup_key: fields['lookup_key'] ?? '',
          name: fields['product_data[name]'] ?? '',
          metadata: { plan_version_id: fields['metadata[plan_version_id]'] ?? '' },
          recurring: { interval: fields['recurring[interval]'] ?? '' },
        };
        prices.set(price.id, price);
        return [200, price];
      }
      case 'GET tax_rates':
        return [
          200,
          list([...taxRates].map(([one, percentage]) => ({ id: one, percentage, inclusive: false }))),
        ];
      case 'POST tax_rates': {
        const made = newId('txr');
        taxRates.set(made, Number(fields['percentage']));
        return [200, { id: made, percentage: Number(fields['percentage']), inclusive: false }];
      }
      case 'POST checkout/sessions':
        if (verb) return closeSession(verb);
        return openSession(fields);
      case 'GET checkout/sessions': {
        const session = sessions.get(verb);
        return session ? [200, { id: verb, status: session.status }] : [404, refusal('resource_missing')];
      }
      case 'POST billing_portal/sessions':
        return [200, { id: newId('bps'), url: `${settings.url}/portal/${fields['customer']}` }];
      case 'GET subscriptions':
        return [
          200,
          list(
            ofCustomer(fields['customer'] ?? '')
              .toReversed()
              .map(shown),
          ),
        ];
      case 'GET subscriptions/:id':
      case 'POST subscriptions/:id':
      case 'DELETE subscriptions/:id': {
        const subscription = subscriptions.get(id);
        if (!subscription) return [404, refusal('resource_missing')];
        if (method === 'DELETE') await end(subscription, 'cancellation_requested');
        if (method === 'POST' && !(await update(subscription, fields)))
          return [402, refusal('card_declined')];
        return [200, shown(subscription)];
      }
      case 'GET invoices':
        return [
          200,
          list(
            invoices
              .filter(({ customer }) => customer === fields['customer'])
              .toReversed()
              .map((one) => shownInvoice(one, balanceOf(one))),
          ),
        ];
      case 'GET charges':
        return [
          200,
          list(
            invoices
              .filter(({ customer, status }) => customer === fields['customer'] && status === 'paid')
              .map((one) => shownCharge(one, refunds)),
          ),
        ];
      case 'GET credit_notes':
        return [
          200,
          list(
            refunds
              .filter(({ hasNote }) => hasNote)
              .map(({ id: refund }) => ({ id: `cn_${refund}`, refunds: [{ refund }] })),
          ),
        ];
      case 'POST invoices/create_preview': {
        const subscription = subscriptions.get(fields['subscription'] ?? '');
        if (!subscription) return [404, refusal('resource_missing')];
        const next = wanted(subscription, fields, 'subscription_details[items][0]');
        const preview = invoiceOf({ ...subscription, ...next }, prorated(subscription, next, seconds()));
        return [200, shownInvoice(preview, balanceOf(preview))];
      }
      default:
        return [404, refusal('resource_missing')];
    }
  }

  const ofCustomer = (id: string) => [...subscriptions.values()].filter(({ customer }) => customer === id);

  const balanceOf = ({ customer }: { readonly customer: string }) => customers.get(customer)?.balance ?? 0;

  function openSession(fields: Fields): [number, object] {
    const session: Session = { id: newId('cs'), fields, status: 'open' };
    sessions.set(session.id, session);
    return [200, { id: session.id, url: `${settings.url}/pay/${session.id}` }];
  }

  function closeSession(id: string): [number, object] {
    const session = sessions.get(id);
    if (session?.status !== 'open') return [400, refusal('invalid_request_error')];
    session.status = 'expired';
    return [200, { id }];
  }

  async function complete(session: Session): Promise<void> {
    if (session.status !== 'open') throw new Error('This page cannot be used any more.');
    session.status = 'complete';
    const { fields } = session;
    const customer = fields['customer'] ?? '';
    const price = prices.get(fields['line_items[0][price]'] ?? '');
    if (!price) throw new Error('There is no such price.');
    const trialDays = Number(fields['subscription_data[trial_period_days]'] ?? 0);
    const start = seconds();
    const subscription: Subscription = {
      id: newId('sub'),
      customer,
      created: start,
      status: trialDays > 0 ? 'trialing' : 'active',
      price,
      quantity: Number(fields['line_items[0][quantity]'] ?? 1),
      taxRate: fields['line_items[0][tax_rates][0]'],
      start,
      end: trialDays > 0 ? start + trialDays * 86_400 : after(start, price.recurring.interval),
      cancelAtPeriodEnd: false,
      reason: null,
    };
    subscriptions.set(subscription.id, subscription);
    if (trialDays === 0) charge(subscription, [wholeLine(subscription)]);
    await tell('checkout.session.completed', { object: 'checkout.session', id: session.id, customer });
    await tell('customer.subscription.created', { object: 'subscription', ...shown(subscription) });
    if (trialDays === 0) await tell('invoice.paid', { object: 'invoice', id: invoices.at(-1)?.id, customer });
  }

  function wanted(subscription: Subscription, fields: Fields, item: string): Next {
    const price = prices.get(fields[`${item}[price]`] ?? '') ?? subscription.price;
    const quantity = Number(fields[`${item}[quantity]`] ?? subscription.quantity);
    const rate = fields[`${item}[tax_rates][0]`];
    const isCleared = fields[`${item}[tax_rates]`] === '';
    return { price, quantity, taxRate: isCleared ? undefined : (rate ?? subscription.taxRate) };
  }

  function invoiceOf(of: Subscription, lines: readonly Line[]): Invoice {
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const tax = Math.round((sum * (taxRates.get(of.taxRate ?? '') ?? 0)) / 100);
    const credit = -balanceOf(of);
    const used = Math.min(credit, Math.max(0, sum + tax));
    return {
      id: newId('in'),
      customer: of.customer,
      subscription: of.id,
      number: `STRIPE-${String(invoices.length + 1).padStart(4, '0')}`,
      created: seconds(),
      currency: of.price.currency,
      lines,
      tax,
      period: [of.start, of.end],
      used,
      status: 'open',
      paidAt: null,
      refunded: 0,
    };
  }

  /** False where the card is declined: the invoice stays open. */
  function charge(subscription: Subscription, lines: readonly Line[]): boolean {
    const invoice = invoiceOf(subscription, lines);
    const customer = customers.get(subscription.customer);
    if (customer) customer.balance += invoice.used + Math.min(0, totalOf(invoice));
    invoices.push(invoice);
    return settle(invoice);
  }

  function settle(invoice: Invoice): boolean {
    if (dueOf(invoice) > 0 && state.isCardDeclined) return false;
    if (dueOf(invoice) > 0) state.charges.push({ customer: invoice.customer, amount: dueOf(invoice) });
    invoice.status = 'paid';
    invoice.paidAt = seconds();
    return true;
  }

  async function update(subscription: Subscription, fields: Fields): Promise<boolean> {
    const { cancel_at_period_end: cancels } = fields;
    if ('items[0][price]' in fields) {
      const next = wanted(subscription, fields, 'items[0]');
      const lines = prorated(subscription, next, seconds());
      const isCharged = lines.reduce((sum, { amount }) => sum + amount, 0) > 0;
      if (isCharged && state.isCardDeclined) return false;
      const isSame = next.price.recurring.interval === subscription.price.recurring.interval;
      if (!isSame)
        Object.assign(subscription, {
          start: seconds(),
          end: after(seconds(), next.price.recurring.interval),
        });
      Object.assign(subscription, next);
      if (lines.length > 0) charge(subscription, lines);
    }
    if (cancels !== undefined) subscription.cancelAtPeriodEnd = cancels === 'true';
    await tell('customer.subscription.updated', { object: 'subscription', ...shown(subscription) });
    return true;
  }

  async function end(subscription: Subscription, reason: string): Promise<void> {
    Object.assign(subscription, { status: 'canceled', reason });
    await tell('customer.subscription.deleted', { object: 'subscription', ...shown(subscription) });
  }

  async function tell(type: string, object: object): Promise<void> {
    const id = newId('evt');
    const event = { id, body: JSON.stringify({ id, type, created: seconds(), data: { object } }) };
    state.events.push(event);
    if (state.webhook) undelivered.push(event);
    await state.redeliver();
  }

  function paymentPage(request: IncomingMessage, response: ServerResponse, id: string) {
    const session = sessions.get(id);
    if (session?.status !== 'open') return page(response, '<h1>This page has expired</h1>');
    if (request.method !== 'POST') {
      const back = session.fields['cancel_url'];
      return page(
        response,
        `<h1>Pay</h1><form method="post"><button>Subscribe</button></form><a href="${back}">Back</a>`,
      );
    }
    if (state.isCardDeclined) return page(response, '<h1>Your card was declined</h1>');
    // The customer is back before the webhook comes.
    void complete(session);
    response.writeHead(303, { location: session.fields['success_url'] }).end();
  }

  function portalPage(request: IncomingMessage, response: ServerResponse, id: string) {
    if (request.method !== 'POST')
      return page(response, '<h1>Your card</h1><form method="post"><button>Use another card</button></form>');
    state.isCardDeclined = false;
    void Promise.all(ofCustomer(id).map((one) => state.payOpen(one.id)));
    page(response, '<h1>Your card was saved</h1>');
  }

  const page = (response: ServerResponse, html: string) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<!doctype html><title>Stripe</title>${html}`);

  const require = (id: string): Subscription => {
    const found = subscriptions.get(id);
    if (!found) throw new Error(`There is no subscription ${id}.`);
    return found;
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: StripeSettings = {
    secretKey: 'sk_test_counterpart',
    webhookSecret: 'whsec_counterpart',
    url: `http://127.0.0.1:${port}`,
  };
  const state: StripeServer = {
    settings,
    events: [],
    charges: [],
    customers,
    subscriptions,
    asked: [],
    trouble: null,
    isCardDeclined: false,
    webhook: null,
    async deliver(url, { body: sent }, { secret = settings.webhookSecret, at = now(), body = sent } = {}) {
      const time = Math.floor(at.getTime() / 1000);
      const signature = createHmac('sha256', secret).update(`${time}.${sent}`).digest('hex');
      const reply = await fetch(`${url}/api/v1/billing/stripe-events`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': `t=${time},v1=${signature}`,
        },
        body,
      });
      await reply.body?.cancel();
      return reply.status;
    },
    async redeliver() {
      for (const event of undelivered.splice(0)) {
        const status = state.webhook ? await state.deliver(state.webhook, event).catch(() => 0) : 0;
        if (status !== 204) undelivered.push(event);
      }
    },
    async pay(url) {
      const session = sessions.get(url.slice(url.lastIndexOf('/') + 1));
      if (!session) throw new Error('There is no such page.');
      await complete(session);
    },
    async endPeriod(id) {
      const one = require(id);
      if (one.cancelAtPeriodEnd) return end(one, 'cancellation_requested');
      Object.assign(one, { start: one.end, end: after(one.end, one.price.recurring.interval) });
      const isPaid = charge(one, [wholeLine(one)]);
      one.status = isPaid ? 'active' : 'past_due';
      const { customer } = one;
      await tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', customer });
      await tell('customer.subscription.updated', { object: 'subscription', ...shown(one) });
    },
    async payOpen(id) {
      const one = require(id);
      for (const invoice of invoices.filter((open) => open.subscription === id && open.status === 'open'))
        settle(invoice);
      one.status = 'active';
      await tell('invoice.paid', { object: 'invoice', customer: one.customer });
      await tell('customer.subscription.updated', { object: 'subscription', ...shown(one) });
    },
    async giveUp(id) {
      const one = require(id);
      for (const invoice of invoices.filter((open) => open.subscription === id && open.status === 'open'))
        invoice.status = 'uncollectible';
      await end(one, 'payment_failed');
    },
    async refund(id, amount, hasNote = true) {
      const invoice = invoices.findLast(
        ({ subscription, status }) => subscription === id && status === 'paid',
      );
      if (!invoice) throw new Error('Nothing was paid.');
      refunds.push({ id: newId('re'), invoice: invoice.id, amount, created: seconds(), hasNote });
      if (hasNote) invoice.refunded += amount;
      const { customer } = invoice;
      if (hasNote) await tell('credit_note.created', { object: 'credit_note', customer });
      else await tell('charge.refunded', { object: 'charge', customer });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}
