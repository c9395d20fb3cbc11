import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { eventName } from './event-words.ts';

/** One note, and what may be behind it besides what may be behind all of its kind. */
interface GroupedEvent {
  readonly event: IntegrityEvent;
  readonly ownExplanations: readonly string[];
}

/** The notes of one kind, in the order in which they happened, with what may harmlessly be behind each of them. */
export interface EventGroup {
  readonly name: string;
  readonly explanations: readonly string[];
  readonly events: readonly GroupedEvent[];
}

/** Puts notes of one kind together, so that what explains them all is read once; the kind that came first comes first. */
export function eventGroups(events: readonly IntegrityEvent[]): EventGroup[] {
  const byName = Map.groupBy(events, eventName);
  return [...byName].map(([name, members]) => {
    const [first, ...others] = members;
    const shared = (first?.explanations ?? []).filter((text) =>
      others.every(({ explanations }) => explanations.includes(text)),
    );
    const grouped = members.map((event) => ({
      event,
      ownExplanations: event.explanations.filter((text) => !shared.includes(text)),
    }));
    return { name, explanations: shared, events: grouped };
  });
}
