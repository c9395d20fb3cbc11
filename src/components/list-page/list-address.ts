import { useSearchParams } from 'react-router-dom';

/** Reads each filter of a list from its text in the address; undefined where that is no value of it. */
type Filters = Readonly<Record<string, (text: string) => string | undefined>>;

/** What the address of a list may say; `q` is a filter like others. */
interface ListDescription<Sort extends string, Known extends Filters> {
  /** The first one is taken where the address names none. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filters: Known;
  /** Rows of a page where the address says nothing of it. */
  readonly size?: number;
}

/** One page of a list as the API takes it. */
type ListQuery<Sort extends string, Known extends Filters> = {
  /** From 1. */
  readonly page: number;
  readonly page_size: number;
  readonly sort: Sort;
} & { readonly [Name in keyof Known]?: ReturnType<Known[Name]> };

const usualSize = 20;

/** Words to search for: as many as the API takes. */
export const searchText = (text: string) => text.slice(0, 200);

/** What the address says of a list; what it does not say, or says wrongly, is as usual. */
export function readList<Sort extends string, Known extends Filters>(
  { sorts, filters, size = usualSize }: ListDescription<Sort, Known>,
  search: URLSearchParams,
): ListQuery<Sort, Known> {
  const chosen = Object.entries(filters)
    .map(([name, read]) => [name, read(search.get(name) ?? '')] as const)
    .filter(([, value]) => value);
  return {
    page: readPage(search),
    page_size: readNumber(search.get('page_size'), 100) ?? size,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    ...Object.fromEntries(chosen),
  } as ListQuery<Sort, Known>;
}

/** The page that the address names, from 1; the first one where it names none. */
export const readPage = (search: URLSearchParams): number => readNumber(search.get('page'), 100_000) ?? 1;

function readNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

/** Names in the address and their new text; without one they are left out of it. */
type Change = Readonly<Record<string, string | undefined>>;

/** The address after a change: whatever is looked for, it starts at the first page. */
function changeAddress(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, text] of Object.entries(change)) {
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** The address of another page of the list that this one shows. */
export const turnTo = (search: URLSearchParams, page: number): URLSearchParams =>
  changeAddress(search, { page: page > 1 ? String(page) : undefined });

/** What the address says of a list, and how to change it. */
export function useList<Sort extends string, Known extends Filters>(
  description: ListDescription<Sort, Known>,
) {
  const [search, setSearch] = useSearchParams();
  const query = readList(description, search);
  return {
    query,
    /** The filters that are set. */
    filtered: Object.keys(description.filters).filter((name) => name in query),
    /** `replace` where Back should not stop at what was before. */
    change: (to: Partial<Record<keyof Known | 'sort', string>>, options?: { readonly replace: boolean }) => {
      const isUsual = to.sort === description.sorts[0];
      setSearch(changeAddress(search, isUsual ? { ...to, sort: undefined } : to), options);
    },
  };
}
