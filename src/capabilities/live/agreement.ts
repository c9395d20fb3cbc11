import type { LiveEvent, LivePresent } from '../../../openapi/gen/types.gen.ts';

/** What may be done with sound where everybody agrees, and how people say that they do or no longer do. */
export const consentKinds = {
  recording: { yes: 'agreed', no: 'disagreed' },
  captions: { yes: 'captions_agreed', no: 'captions_disagreed' },
} as const;

export type Consent = keyof typeof consentKinds;

const isAbout =
  (what: Consent) =>
  ({ kind }: LiveEvent) =>
    kind === consentKinds[what].yes || kind === consentKinds[what].no;

/** Whether somebody agrees to something, by what they said last. */
export function agrees(what: Consent, events: readonly LiveEvent[], personId: string): boolean {
  const isIt = isAbout(what);
  const last = events.findLast((event) => event.person_id === personId && isIt(event));
  return last?.kind === consentKinds[what].yes;
}

/**
 * The position of what was said last about it, as long as everybody in the room agrees; null otherwise. What is recorded
 * begins anew with each: that somebody took it back shows even where they agreed again at once.
 */
export function agreedAt(
  what: Consent,
  events: readonly LiveEvent[],
  present: readonly LivePresent[],
  myId: string,
): number | null {
  const people = [myId, ...present.flatMap(({ person_id, place }) => (place === 'room' ? [person_id] : []))];
  return people.every((id) => agrees(what, events, id))
    ? (events.findLast(isAbout(what))?.position ?? null)
    : null;
}
