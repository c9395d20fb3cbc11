/** Beginnings that are ours alone: what follows is meant for this program. */
const OWN_PREFIXES = ['AI_', 'SMTP_', 'GOOGLE_CLIENT_', 'LINKEDIN_CLIENT_'];

/** Shorter names of others look like ours by chance. */
const LEAST_LETTERS = 5;
const LONG_LETTERS = 9;

/** A sentence for each variable that is none of ours and looks as if it was meant to be one; never its value. */
export function misspelledNames(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const foreign = Object.keys(source).filter((name) => source[name] && !known.includes(name));
  return foreign.flatMap((name) => {
    const meant = known.find((own) => isNear(name, own));
    if (meant) return `${name} is not a variable of this program. Did you mean ${meant}?`;
    const looksOwn = OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
    return looksOwn ? `${name} is not a variable of this program, and changes nothing.` : [];
  });
}

/** One slip in a short name, two in a long one. */
function isNear(name: string, own: string): boolean {
  if (own.length < LEAST_LETTERS) return false;
  const slips = own.length < LONG_LETTERS ? 1 : 2;
  return Math.abs(name.length - own.length) <= slips && slipsBetween(name, own) <= slips;
}

/** How many letters are missing, added, wrong, or swapped with their neighbor. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const ways = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + wrong];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(before, j - 2) + 1);
      next.push(Math.min(...ways));
    }
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
