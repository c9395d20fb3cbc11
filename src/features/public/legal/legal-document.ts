/** A paragraph, a list, or a table with one row header a row. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

export interface LegalSection {
  /** Stable: links from outside point at it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** The day this wording was made, ISO 8601. */
  version: string;
  summary: string;
  sections: readonly LegalSection[];
}
