interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** As many as the API gives at once. */
const MOST_OF_A_PAGE = 100;

/** The rows of all pages of a list, one page after the other. */
export async function everyPage<Row>(
  load: (at: { readonly page: number; readonly page_size: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1, total = 1; all.length < total; page++) {
    const loaded = await load({ page, page_size: MOST_OF_A_PAGE });
    if (loaded.items.length === 0) break;
    all.push(...loaded.items);
    total = loaded.total;
  }
  return all;
}
