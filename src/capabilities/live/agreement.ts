import type { LiveEvent, LivePresent } from '../../../openapi/gen/types.gen.ts';

/** Whether somebody agrees to being recorded, by what they said last. */
export const agrees = (events: readonly LiveEvent[], personId: string): boolean =>
  events.findLast(({ kind, person_id: by }) => by === personId && (kind === 'agreed' || kind === 'disagreed'))
    ?.kind === 'agreed';

/** Who is in the room and does not agree. */
export const notAgreeing = (events: readonly LiveEvent[], present: readonly LivePresent[]): string[] =>
  present.flatMap(({ person_id: id, place }) => (place === 'room' && !agrees(events, id) ? [id] : []));
