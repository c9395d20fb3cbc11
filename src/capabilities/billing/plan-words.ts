import type {
  InvoiceStatus,
  Meter,
  PlanAudience,
  SubscriptionStatus,
} from '../../../openapi/gen/types.gen.ts';

export const subscriptionWords: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  expired: 'Expired',
};

export const invoiceWords: Readonly<Record<InvoiceStatus, string>> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
};

const ofRecruiters: Readonly<Record<Meter, string>> = {
  interviews: 'Invitations this month',
  workspaces: 'Active workspaces',
  seats: 'Seats',
  speech_minutes: 'Minutes of speech this month',
  storage_megabytes: 'Storage in MB',
};

/** What a meter counts, for whom. */
export const meterWords = (meter: Meter, audience: PlanAudience): string =>
  audience === 'candidate' && meter === 'interviews' ? 'Practice interviews this month' : ofRecruiters[meter];
