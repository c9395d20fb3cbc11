import type { Analytics, AnalyticsDevice, AnalyticsStep } from '../../../../openapi/gen/types.gen.ts';
import type { ShareRow } from './share-table.tsx';

const FEW = 'Not enough data';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

const shareText = (share: number | null) => (share === null ? FEW : percent.format(share));

const stepWords: Readonly<Record<AnalyticsStep['step'], string>> = {
  registered: 'Registered',
  verified: 'Verified',
  started: 'Started an interview',
  completed: 'Completed one',
  reported: 'Have a report',
};

const deviceWords: Readonly<Record<AnalyticsDevice['device'], string>> = {
  phone: 'phone',
  tablet: 'tablet',
  computer: 'computer',
  unknown: 'unknown device',
};

export const funnelRows = ({ funnel }: Analytics): ShareRow[] =>
  funnel.map(({ step, count, share }) => ({ name: stepWords[step], count, figure: shareText(share) }));

export const deviceRows = ({ devices }: Analytics): ShareRow[] =>
  devices.map(({ device, browser, started, share }) => ({
    name: `${browser}, ${deviceWords[device]}`,
    count: started,
    figure: shareText(share),
  }));

export const decisionRows = ({ decisions }: Analytics): ShareRow[] =>
  decisions.map(({ kind, count, median_days }) => ({
    name: kind.charAt(0).toUpperCase() + kind.slice(1),
    count,
    figure: median_days === null ? FEW : String(median_days),
  }));

export const scoreRows = ({ scores }: Analytics): ShareRow[] =>
  scores.map(({ score, count }) => ({ name: String(score), count }));

/** Two shares of the same pairs. */
export const agreementRows = ({ agreement: { pairs, exact, within_one } }: Analytics): ShareRow[] => [
  { name: 'Same score', count: pairs, figure: shareText(exact) },
  { name: 'Within one', count: pairs, figure: shareText(within_one) },
];

const coefficient = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const lengthRows = ({ length: { reports, correlation } }: Analytics): ShareRow[] => [
  {
    name: 'Words and score',
    count: reports,
    figure: correlation === null ? FEW : coefficient.format(correlation),
  },
];

export const stageRows = ({ stages }: Analytics): ShareRow[] =>
  stages.map(({ stage, entered, share }) => ({ name: stage, count: entered, figure: shareText(share) }));

export const coverageRows = ({ coverage }: Analytics): ShareRow[] =>
  coverage.map(({ from, to, count }) => ({ name: `${from}–${to} %`, count }));
