import type { CandidateEntry } from '../../../../openapi/gen/types.gen.ts';

/** As many as the API takes at once, and as many bytes as surely fit into one body. */
const MOST_ENTRIES = 500;
const MOST_LETTERS = 60_000;

/** A long list in parts that the API takes. */
export function packsOf<Item extends { readonly entry: CandidateEntry }>(items: readonly Item[]): Item[][] {
  const packs: Item[][] = [];
  let letters = 0;
  for (const item of items) {
    const own = JSON.stringify(item.entry).length;
    const last = packs.at(-1);
    if (last && last.length < MOST_ENTRIES && letters + own <= MOST_LETTERS) {
      last.push(item);
      letters += own;
    } else {
      packs.push([item]);
      letters = own;
    }
  }
  return packs;
}
