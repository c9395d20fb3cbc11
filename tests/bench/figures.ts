/** What was measured, as a table of the report. */
export interface Table {
  readonly title: string;
  /** How it was measured and what the yardstick is, in one or two sentences. */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Every bound of the design that did not hold, in words. */
  readonly missed?: readonly string[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** The least value that no more than the rest exceeds; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export const ratio = (value: number, yardstick: number) => (value / yardstick).toFixed(2);

/** A table in Markdown. */
export function printed({ title, method, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  return `## ${title}\n\n${method}\n\n${lines.join('\n')}\n`;
}

/** The report with these tables in the place of those of the same title, or at its end, with the day they are of. */
export function withTables(report: string, tables: readonly Table[], day: string): string {
  const [heading, ...sections] = report.split(/^(?=## )/m);
  const byTitle = new Map(sections.map((section) => [section.split('\n', 1)[0], `${section.trimEnd()}\n`]));
  for (const table of tables) {
    const dated = { ...table, method: `${table.method} Measured on ${day}.` };
    byTitle.set(`## ${table.title}`, printed(dated));
  }
  return [heading?.trimEnd(), '', [...byTitle.values()].join('\n')].join('\n');
}
