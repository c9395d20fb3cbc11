import type { LiveEvent, LivePresent } from '../../../openapi/gen/types.gen.ts';

const isAboutIt = ({ kind }: LiveEvent) => kind === 'agreed' || kind === 'disagreed';

/** Whether somebody agrees to being recorded, by what they said last. */
export const agrees = (events: readonly LiveEvent[], personId: string): boolean =>
  events.findLast((event) => event.person_id === personId && isAboutIt(event))?.kind === 'agreed';

/**
 * The position of what was said last about being recorded, as long as everybody in the room agrees; null otherwise. What
 * is recorded begins anew with each: that somebody took it back shows even where they agreed again at once.
 */
export function agreedAt(events: readonly LiveEvent[], present: readonly LivePresent[], myId: string) {
  const people = [myId, ...present.flatMap(({ person_id, place }) => (place === 'room' ? [person_id] : []))];
  return people.every((id) => agrees(events, id)) ? (events.findLast(isAboutIt)?.position ?? null) : null;
}
