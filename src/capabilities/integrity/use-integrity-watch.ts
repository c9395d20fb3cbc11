import { useEffect, useEffectEvent } from 'react';
import type { NotedSignal, Session } from '../../../openapi/gen/types.gen.ts';
import type { EventSender } from './sending/event-sender.ts';
import { useEventSender } from './sending/use-event-sender.ts';
import { type OpenTurn, reportOf, type Sighting } from './watch/sighting.ts';
import { watchSignals } from './watch/watch-signals.ts';

const signMs = 60_000;

/** Notes the given signals while the attempt runs, and gives what sends them. */
export function useIntegrityWatch(
  session: Session,
  userId: string,
  noted: readonly NotedSignal[],
  openTurn: OpenTurn,
): EventSender {
  const sessionId = session._id;
  const sender = useEventSender(userId, sessionId);
  const note = useEffectEvent((sighting: Sighting) => {
    sender.add(reportOf(sighting, { whilePaused: session.status === 'paused', openTurn: openTurn() }));
  });
  const seesAddresses = noted.some(({ signal }) => signal === 'several_addresses');

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is noted does not change while the attempt runs; the list is new with every look.
  useEffect(() => {
    const signals = noted.map(({ signal }) => signal);
    return watchSignals(signals, sessionId, (sighting) => note(sighting), openTurn);
  }, [sender, sessionId]);

  useEffect(() => {
    if (!seesAddresses) return;
    const giveSign = () => void sender.giveSign();
    giveSign();
    const timer = setInterval(giveSign, signMs);
    return () => clearInterval(timer);
  }, [sender, seesAddresses]);

  return sender;
}
