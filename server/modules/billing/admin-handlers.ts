import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { auditOrigin } from '../audit/audit-service.ts';
import { actOnInvoice, allInvoices, customerInvoice } from './admin-invoice-service.ts';
import { allPlans, createDraft, saveDraft, setPlanStatus } from './admin-plan-service.ts';
import { actOnSubscription, allSubscriptions, subscriptionOf } from './admin-subscription-service.ts';
import { createCreditNote } from './credit-note-service.ts';
import { revenueOf } from './revenue-service.ts';
import type { CheckoutDeps } from './stripe/checkout-service.ts';
import { paymentProviderOf } from './stripe/provider-service.ts';

/** The operations of `openapi/paths/admin-billing.yaml` and `admin-subscriptions.yaml`. */
export function adminBillingHandlers(
  deps: CheckoutDeps,
): Pick<
  RouteHandlers,
  | 'listAllPlans'
  | 'createPlanDraft'
  | 'savePlanDraft'
  | 'setPlanStatus'
  | 'listAllInvoices'
  | 'getCustomerInvoice'
  | 'actOnInvoice'
  | 'createCreditNote'
  | 'getRevenue'
  | 'getPaymentProvider'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'actOnSubscription'
> {
  return {
    async listAllPlans(_request, reply) {
      return reply.code(200).send({ items: await allPlans(deps.db) });
    },
    async createPlanDraft(request, reply) {
      return reply.code(201).send(await createDraft(deps, recordIdOf(request), request.body));
    },
    async savePlanDraft(request, reply) {
      return reply.code(200).send(await saveDraft(deps, request.params.plan_version_id, request.body));
    },
    async setPlanStatus(request, reply) {
      await setPlanStatus(deps, auditOrigin(request), request.params.plan_version_id, request.body);
      return reply.code(200).send({ items: await allPlans(deps.db) });
    },
    async listAllInvoices(request, reply) {
      const { status, page = 1, page_size: pageSize = 20 } = request.query ?? {};
      return reply.code(200).send(await allInvoices(deps.db, { status, page, pageSize }));
    },
    async getCustomerInvoice(request, reply) {
      return reply.code(200).send(await customerInvoice(deps.db, request.params.invoice_id));
    },
    async actOnInvoice(request, reply) {
      const { invoice_id: id } = request.params;
      return reply.code(200).send(await actOnInvoice(deps, auditOrigin(request), id, request.body));
    },
    async createCreditNote(request, reply) {
      const ids = { id: recordIdOf(request), invoiceId: request.params.invoice_id };
      return reply.code(201).send(await createCreditNote(deps, auditOrigin(request), ids, request.body));
    },
    async getRevenue(_request, reply) {
      return reply.code(200).send(await revenueOf(deps));
    },
    async getPaymentProvider(_request, reply) {
      return reply.code(200).send(await paymentProviderOf(deps));
    },
    async listSubscriptions(request, reply) {
      const {
        page = 1,
        page_size: pageSize = 20,
        q = '',
        sort = '-created_at',
        ...chosen
      } = request.query ?? {};
      const filter = { ...chosen, q, sort, page, pageSize };
      return reply.code(200).send(await allSubscriptions(deps.db, filter));
    },
    async getSubscription(request, reply) {
      return reply.code(200).send(await subscriptionOf(deps, request.params.subscription_id));
    },
    async actOnSubscription(request, reply) {
      const { subscription_id: id } = request.params;
      return reply.code(200).send(await actOnSubscription(deps, auditOrigin(request), id, request.body));
    },
  };
}
