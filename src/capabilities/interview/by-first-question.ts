interface Asked {
  /** The numbers of the questions about it. */
  readonly questions: readonly number[];
}

/** Competencies in the order of their first questions, as a report shows them; one that was not asked about comes last. */
export const byFirstQuestion = <Competency extends Asked>(
  competencies: readonly Competency[],
): Competency[] => competencies.toSorted((one, other) => firstOf(one) - firstOf(other));

const firstOf = ({ questions }: Asked) => Math.min(...questions, Number.MAX_SAFE_INTEGER);
