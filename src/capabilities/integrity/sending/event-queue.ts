import type { IntegrityEventReport } from '../../../../openapi/gen/types.gen.ts';

/** An event that the server has not acknowledged, under the key of its place in the queue. */
export interface QueuedEvent {
  readonly key: number;
  readonly event: IntegrityEventReport;
}

/** The events of one attempt of one user on this device, where they outlive the page. */
export interface EventQueue {
  add(event: IntegrityEventReport): Promise<void>;
  /** Oldest first. */
  list(): Promise<QueuedEvent[]>;
  remove(keys: readonly number[]): Promise<void>;
}

/** Keeps events for as long as the page lives; stands in where the browser has no IndexedDB. */
export function createMemoryEventQueue(): EventQueue {
  const events = new Map<number, IntegrityEventReport>();
  let last = 0;
  return {
    add: async (event) => {
      last += 1;
      events.set(last, event);
    },
    list: async () => [...events].map(([key, event]) => ({ key, event })),
    remove: async (keys) => {
      for (const key of keys) events.delete(key);
    },
  };
}
