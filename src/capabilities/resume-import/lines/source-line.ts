/** A line of a text document. */
export interface SourceLine {
  readonly text: string;
  /** "Page 2, line 14". */
  readonly place: string;
  /** How high a heading it is, 1 being the highest; null for other text. */
  readonly heading: number | null;
  /** An item of a list. */
  readonly isPoint: boolean;
  /** Wholly bold. */
  readonly isBold: boolean;
  /** Where its links lead. */
  readonly links: readonly string[];
}

const MARKER = /^\s*(?:[•◦▪▫■□●○‣⁃∙·*–—-]|\uF0B7|o(?=\s\s))\s+/u;

/** A line of plain text; a mark at its start makes it an item of a list. */
export function sourceLine(text: string, place: string, rest: Partial<SourceLine> = {}): SourceLine {
  const unmarked = text.replace(MARKER, '');
  return {
    ...{ place, heading: null, isBold: false, links: [] },
    ...rest,
    text: unmarked.trim(),
    isPoint: rest.isPoint === true || unmarked !== text,
  };
}
