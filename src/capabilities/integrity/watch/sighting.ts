import type {
  DeviceCause,
  IntegrityEventReport,
  NotedDeviceName,
  ReportedSignal,
} from '../../../../openapi/gen/types.gen.ts';
import { randomId } from '../../../lib/random-id.ts';

/** What a watcher saw. */
export interface Sighting {
  readonly signal: ReportedSignal;
  /** Given where the same is told again, with its end. */
  readonly id?: string;
  /** In ms since the epoch; by default now. */
  readonly at?: number;
  readonly durationMs?: number;
  /** How many were inserted, never which. */
  readonly characters?: number;
  /** Which device was interrupted, and by what. */
  readonly device?: NotedDeviceName;
  readonly cause?: DeviceCause;
  /** The turn that was open when it began; by default the one that is open now. */
  readonly turnId?: string | null;
}

/** The turn that is open in this page now; null where none is. */
export type OpenTurn = () => string | null;

export type Note = (sighting: Sighting) => void;

/** A sighting as the server takes it. */
export function reportOf(
  sighting: Sighting,
  { whilePaused, openTurn }: { readonly whilePaused: boolean; readonly openTurn: string | null },
): IntegrityEventReport {
  const { signal, id = randomId(), at = Date.now(), durationMs = null, characters = null } = sighting;
  const { device = null, cause = null, turnId = openTurn } = sighting;
  return {
    _id: id,
    signal,
    at: new Date(at).toISOString(),
    duration_ms: durationMs,
    characters,
    device,
    cause,
    while_paused: whilePaused,
    turn_id: turnId,
  };
}
