import type { createSseClient as create } from '../gen/core/serverSentEvents.gen.ts';

/**
 * Stands in for the generated client's reader of event streams in the build: its code arrives with the first stream,
 * which no page begins with. Named and shaped as the client imports it; fails with the stream where it cannot arrive.
 */
export const createSseClient: typeof create = (options) => {
  async function* events() {
    const reader = await import('../gen/core/serverSentEvents.gen.ts');
    return yield* reader.createSseClient<never>(options).stream;
  }
  return { stream: events() };
};
