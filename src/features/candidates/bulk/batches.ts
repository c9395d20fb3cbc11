import { ApiError } from '../../../api/http/api-error.ts';
import { people } from './words.ts';

/** So many go with one request. */
export const BATCH = 500;

interface Sent<Row, Answer> {
  readonly answers: readonly Answer[];
  /** Whom nothing was sent for, as it failed before, and why. */
  readonly left: readonly Row[];
  readonly failure: readonly string[];
}

/**
 * Sends any number of candidates, so many at a time. What fails once some are through is told, not thrown: nobody is to
 * be sent twice.
 */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  send: (some: readonly Row[]) => Promise<Answer>,
): Promise<Sent<Row, Answer>> {
  const answers: Answer[] = [];
  for (let at = 0; at < rows.length; at += BATCH)
    try {
      answers.push(await send(rows.slice(at, at + BATCH)));
    } catch (error) {
      if (at === 0 || !(error instanceof ApiError)) throw error;
      const left = rows.slice(at);
      return {
        answers,
        left,
        failure: [`${people(left.length)} not reached, still selected: ${error.text}`],
      };
    }
  return { answers, left: [], failure: [] };
}
