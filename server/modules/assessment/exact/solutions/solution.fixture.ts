/** Programs for one coding question. */
export interface Solutions {
  readonly javascript: string;
  readonly python: string;
  /** By what is wrong with them; in JavaScript. */
  readonly wrong: Readonly<Record<string, string>>;
}
