import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import {
  type BillingDeps,
  billingOf,
  changePlan,
  payerOf,
  payForPlan,
  payingOf,
  previewChange,
  setRenewal,
} from './billing-service.ts';
import { findCreditNotes } from './credit-note-repository.ts';
import { findInvoice, findInvoices } from './invoice-repository.ts';
import { findPublished } from './plan-repository.ts';
import { presentInvoice, presentInvoiceSummary, presentPlan } from './presenter.ts';
import { receiveEvent } from './stripe/event-service.ts';

/** The operations of `openapi/paths/billing.yaml`. */
export function billingHandlers(
  deps: BillingDeps & Deps,
): Pick<
  RouteHandlers,
  | 'listPlans'
  | 'getBilling'
  | 'previewPlanChange'
  | 'changePlan'
  | 'setRenewal'
  | 'openCheckout'
  | 'openPaymentPortal'
  | 'receiveStripeEvent'
  | 'listInvoices'
  | 'getInvoice'
> {
  const { db } = deps;
  return {
    async listPlans(request, reply) {
      const items = await findPublished(db, request.query.audience);
      return reply.code(200).send({ items: items.map(presentPlan) });
    },
    async getBilling(request, reply) {
      return reply.code(200).send(await billingOf(deps, requireActor(request)));
    },
    async previewPlanChange(request, reply) {
      return reply.code(200).send(await previewChange(deps, requireActor(request), request.body));
    },
    async changePlan(request, reply) {
      const actor = requireActor(request);
      await changePlan(deps, auditOrigin(request), actor, request.body, recordIdOf(request));
      return reply.code(200).send(await billingOf(deps, actor));
    },
    async setRenewal(request, reply) {
      const actor = requireActor(request);
      await setRenewal(deps, auditOrigin(request), actor, request.body.cancel_at_period_end);
      return reply.code(200).send(await billingOf(deps, actor));
    },
    async openCheckout(request, reply) {
      return reply.code(200).send({ url: await payForPlan(deps, requireActor(request), request.body) });
    },
    async openPaymentPortal(request, reply) {
      return reply.code(200).send({ url: await payingOf(deps, requireActor(request)) });
    },
    async receiveStripeEvent(request, reply) {
      await receiveEvent(deps, request.signedBytes, request.headers['stripe-signature'] ?? '');
      return reply.code(204).send();
    },
    async listInvoices(request, reply) {
      const { page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const { customer } = await payerOf(db, requireActor(request));
      const { items, total } = await findInvoices(db, customer, page, pageSize);
      return reply.code(200).send({ items: items.map(presentInvoiceSummary), total });
    },
    async getInvoice(request, reply) {
      const { customer } = await payerOf(db, requireActor(request));
      const row = await findInvoice(db, customer, request.params.invoice_id);
      if (!row) throw new HttpProblem(404, 'There is no such invoice.');
      return reply.code(200).send(presentInvoice(row, await findCreditNotes(db, row.id)));
    },
  };
}
