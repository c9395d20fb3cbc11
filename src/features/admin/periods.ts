/** How many days back the dashboard can look. */
export const periods = [7, 14, 30, 90] as const;

export type Period = (typeof periods)[number];

const usual: Period = 14;

/** The period that the address asks for; the usual one where it names none that is offered. */
export function readPeriod(search: URLSearchParams): Period {
  const days = search.get('days');
  return periods.find((period) => String(period) === days) ?? usual;
}
