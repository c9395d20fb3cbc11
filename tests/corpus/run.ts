import { type Measured, measure, type Rate } from './measure.ts';

/** Prints the rates of both sets, and no answer: `npm run corpus`. */
const shown = ({ hits, of }: Rate) => `${hits}/${of}`;

function print(set: string, { worthlessByLabel, spans, ...rates }: Measured): void {
  const lines = [
    ...Object.entries(rates).map(([name, rate]) => `${name} ${shown(rate)}`),
    ...Object.entries(worthlessByLabel).map(([label, rate]) => `  nothing earned by ${label} ${shown(rate)}`),
    ...Object.entries(spans).map(
      ([check, { precision, recall }]) => `  ${check} precision ${shown(precision)} recall ${shown(recall)}`,
    ),
  ];
  process.stdout.write(`${set}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

print('dev', measure('dev'));
print('held-out', measure('held-out'));
