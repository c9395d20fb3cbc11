import type {
  Plan,
  PlanInterval,
  PlanLimits,
  PlanPrice,
  PlanTermsRequest,
} from '../../../../openapi/gen/types.gen.ts';
import { amountProblem, mainUnits, smallestUnits } from '../../../capabilities/billing/money-words.ts';

/** What is typed of a plan. Prices are in the main unit of one currency. */
export type PlanFields = Readonly<Record<(typeof NAMES)[number], string>> & { readonly is_per_seat: boolean };

const NAMES = [
  'name',
  'description',
  'currency',
  'month',
  'year',
  'trial_days',
  'tax',
  'interviews',
  'workspaces',
  'seats',
  'speech_minutes',
  'storage_megabytes',
  'features',
  'position',
] as const;

export function fieldsOf(plan?: Plan): PlanFields {
  const currency = plan?.prices[0]?.currency ?? 'USD';
  const price = (interval: PlanInterval) => {
    const found = plan?.prices.find((one) => one.currency === currency && one.interval === interval);
    return found ? String(mainUnits(found.amount, currency)) : '';
  };
  const limit = (name: keyof PlanLimits) => String(plan?.limits[name] ?? '');
  return {
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    currency,
    month: price('month'),
    year: price('year'),
    is_per_seat: plan?.is_per_seat ?? false,
    trial_days: String(plan?.trial_days ?? 0),
    tax: String((plan?.tax_basis_points ?? 0) / 100),
    interviews: limit('interviews'),
    workspaces: limit('workspaces'),
    seats: limit('seats'),
    speech_minutes: limit('speech_minutes'),
    storage_megabytes: limit('storage_megabytes'),
    features: plan?.features.join('; ') ?? '',
    position: String(plan?.position ?? 1),
  };
}

const COUNT = /^\d+$/;

/** What is wrong with it before it is sent. */
export function problemsOf(fields: PlanFields): Partial<Record<keyof PlanFields, string | undefined>> {
  const amount = (text: string) => (text === '' ? undefined : amountProblem(text));
  const count = (text: string) => (COUNT.test(text) ? undefined : 'Enter a whole number.');
  const limit = (text: string) => (text === '' ? undefined : count(text));
  const limitToUse = (text: string) => (text === '0' ? 'Enter 1 or more, or nothing.' : limit(text));
  return {
    name: fields.name.trim() === '' ? 'Enter a name.' : undefined,
    currency: /^[A-Z]{3}$/.test(fields.currency) ? undefined : 'Enter three capital letters, as EUR.',
    month: amount(fields.month),
    year: amount(fields.year),
    trial_days: count(fields.trial_days),
    tax: amount(fields.tax),
    interviews: limit(fields.interviews),
    workspaces: limit(fields.workspaces),
    seats: limit(fields.seats),
    speech_minutes: limitToUse(fields.speech_minutes),
    storage_megabytes: limitToUse(fields.storage_megabytes),
    position: count(fields.position),
  };
}

/** As the API takes it. Prices of other currencies that a version has stay. */
export function termsOf(fields: PlanFields, plan?: Plan): PlanTermsRequest {
  const { currency } = fields;
  const price = (interval: PlanInterval): PlanPrice[] => {
    const amount = smallestUnits(fields[interval], currency);
    return amount > 0 ? [{ currency, interval, amount }] : [];
  };
  const others = plan?.prices.filter(
    (one) => one.currency !== currency && one.currency !== plan.prices[0]?.currency,
  );
  const limit = (text: string) => (text === '' ? null : Number(text));
  return {
    name: fields.name.trim(),
    description: fields.description.trim(),
    prices: [...price('month'), ...price('year'), ...(others ?? [])],
    is_per_seat: fields.is_per_seat,
    trial_days: Number(fields.trial_days),
    tax_basis_points: Math.round(Number(fields.tax || '0') * 100),
    limits: {
      interviews: limit(fields.interviews),
      workspaces: limit(fields.workspaces),
      seats: limit(fields.seats),
      speech_minutes: limit(fields.speech_minutes),
      storage_megabytes: limit(fields.storage_megabytes),
    },
    features: fields.features
      .split(';')
      .map((text) => text.trim())
      .filter(Boolean),
    position: Number(fields.position),
  };
}
