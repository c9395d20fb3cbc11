/** A line that two texts share, or that only one of them has. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The fewest lines that lead from one text to another: those removed stand before those added in their place. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...old.slice(0, head).map(same),
    ...middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map(same),
  ];
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

function middle(old: readonly string[], now: readonly string[]): DiffLine[] {
  // How many lines are shared from here to the ends.
  const shared = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const at = (row: number, column: number) => shared[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const line = shared[row];
      if (!line) continue;
      line[column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [removed, added] = [old[row], now[column]];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed });
      row++;
      column++;
    } else if (removed !== undefined && (added === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: removed });
      row++;
    } else if (added !== undefined) {
      lines.push({ kind: 'added', text: added });
      column++;
    }
  }
  return lines;
}
