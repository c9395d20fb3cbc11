import type { Challenge } from './challenge-repository.ts';

/** Leads to the page of a challenge. The code stands in the fragment only: no server and no log ever sees it. */
export function linkOf(page: string, { id, email }: Pick<Challenge, 'id' | 'email'>, code: string): string {
  const query = new URLSearchParams({ challenge: id, email });
  return `${page}?${query}#code=${code}`;
}
