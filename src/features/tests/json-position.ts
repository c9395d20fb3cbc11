/** Deeper values are not followed: recursion must not be exhausted by a file. */
const MOST_LEVELS = 40;

const LONGEST_LITERAL = 64;

/** Where the value at a path begins in a text of valid JSON, or the nearest one around it. */
export function positionOf(text: string, path: readonly string[]): number {
  const reader = new JsonReader(text, path);
  reader.readValue(0, 0);
  return reader.found;
}

class JsonReader {
  found = 0;
  #at = 0;
  readonly #text: string;
  readonly #path: readonly string[];

  constructor(text: string, path: readonly string[]) {
    this.#text = text;
    this.#path = path;
  }

  /** `matched` is how much of the path leads to it, or -1 for what lies beside. */
  readValue(matched: number, level: number): void {
    this.skipBlanks();
    if (matched >= 0) this.found = this.#at;
    const opened = this.#text[this.#at];
    if (opened === '"') this.readString();
    else if (opened !== '{' && opened !== '[') this.readLiteral();
    else if (level > MOST_LEVELS) this.#at = this.#text.length;
    else this.readMembers(opened === '{', matched, level);
  }

  private readMembers(areNamed: boolean, matched: number, level: number): void {
    this.#at += 1;
    for (let index = 0; ; index += 1) {
      this.skipBlanks();
      if (this.#at >= this.#text.length || '}]'.includes(this.#text[this.#at] ?? '')) break;
      const key = areNamed ? String(JSON.parse(this.readString())) : String(index);
      this.readValue(matched >= 0 && this.#path[matched] === key ? matched + 1 : -1, level + 1);
    }
    this.#at += 1;
  }

  private skipBlanks(): void {
    while (/[\s,:]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  private readString(): string {
    const begun = this.#at;
    this.#at += 1;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"')
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return this.#text.slice(begun, this.#at);
  }

  private readLiteral(): void {
    const rest = this.#text.slice(this.#at, this.#at + LONGEST_LITERAL);
    this.#at += Math.max(1, /^[^\s,\]}]*/.exec(rest)?.[0].length ?? 1);
  }
}
