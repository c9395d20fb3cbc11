/** Answers to a question kept for hiring, written before its synonyms. */
export interface HiringAnswer {
  readonly questionId: string;
  /** A full answer in everyday words: situation, own action, result, details. */
  readonly strong: string;
  /** 25 to 40 words that say what matters. */
  readonly short: string;
  /** A good story about another matter, as to another question of the family. */
  readonly offTopic: string;
}
