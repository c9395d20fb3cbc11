import { HttpProblem } from '../../platform/problem.ts';

const running = new Set<string>();

/**
 * Runs code for somebody, who cannot have this process run more meanwhile: candidates' answers wait for the same few
 * places.
 * @throws HttpProblem 429
 */
export async function oneAtATime<T>(userId: string, run: () => Promise<T>): Promise<T> {
  if (running.has(userId))
    throw new HttpProblem(429, 'Your last run is still going on. Try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  running.add(userId);
  try {
    return await run();
  } finally {
    running.delete(userId);
  }
}
