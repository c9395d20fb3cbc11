import type { PlanAudience } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { moneyText } from './money-text.ts';
import { findPublished, type PlanRow } from './plan-repository.ts';

const audiences: readonly (readonly [PlanAudience, string])[] = [
  ['recruiter', 'For companies'],
  ['candidate', 'For candidates'],
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The plans that are published, as HTML for browsers without JavaScript and for search engines. */
export async function pricingText(db: Database): Promise<string> {
  const parts: string[] = [];
  for (const [audience, title] of audiences) {
    const plans = await findPublished(db, audience);
    parts.push(`<h2>${title}</h2><ul>${plans.map(planText).join('')}</ul>`);
  }
  return parts.join('');
}

function planText({ version, audience }: PlanRow): string {
  const { name, description, prices, isPerSeat, limits, features, trialDays, taxBasisPoints } = version;
  const cost = prices.map(
    ({ amount, currency, interval }) =>
      `${moneyText(amount, currency)} ${isPerSeat ? 'per seat ' : ''}a ${interval}`,
  );
  const limit = (value: number | null | undefined) => value ?? 'no limit';
  const speech = `Minutes of speech a month: ${limit(limits.speech_minutes)}`;
  const quota =
    audience === 'candidate'
      ? [`Practice interviews a month: ${limit(limits.interviews)}`, speech]
      : [
          `Invitations a month: ${limit(limits.interviews)}`,
          `Active workspaces: ${limit(limits.workspaces)}`,
          `Seats: ${isPerSeat ? 'as many as you pay for' : limit(limits.seats)}`,
          speech,
          `Storage in MB: ${limit(limits.storage_megabytes)}`,
        ];
  const extra = [
    ...(trialDays > 0 ? [`Free trial: ${trialDays} days`] : []),
    ...(taxBasisPoints > 0 ? [`Tax: ${taxBasisPoints / 100}%, added`] : []),
  ];
  const words = [cost.join(' or ') || 'Free', description, ...quota, ...extra, ...features].filter(Boolean);
  return `<li><strong>${escaped(name)}</strong>: ${words.map(escaped).join('. ')}</li>`;
}
