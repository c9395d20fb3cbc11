/** What one person scored a competency of one attempt, with what is the same for all who scored it. */
interface Score {
  readonly sessionId: string;
  readonly competencyId: string;
  readonly month: string;
  readonly score: number;
  /** Null without a model. */
  readonly engine: number | null;
  readonly words: number;
}

/** The scores of each competency of each attempt together. */
export function unitsOf(scores: readonly Score[]) {
  const units = Map.groupBy(scores, ({ sessionId, competencyId }) => `${sessionId} ${competencyId}`);
  return [...units.values()].flatMap((own) =>
    own.slice(0, 1).map(({ score: _one, ...same }) => ({ ...same, people: own.map(({ score }) => score) })),
  );
}
