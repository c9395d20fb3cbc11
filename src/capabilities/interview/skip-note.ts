interface Figure {
  /** Of a language model; null where nothing was scored. */
  readonly score: number | null;
  readonly left_out?: readonly string[];
}

/** Said beside a score that no engine gave alone; null where no question was skipped. */
export const skipNote = ({ score, left_out = [] }: Figure): string | null =>
  score !== null && left_out.includes('skipped') ? 'a skip counts as 1' : null;
