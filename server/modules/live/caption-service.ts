import type { Speech } from '../../platform/ai/speech.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { containers, isContainer } from '../speech/container.ts';
import { understood } from '../speech/heard.ts';
import type { LiveChannels } from './channel-service.ts';
import { openLive } from './live-service.ts';
import { findPresence } from './presence-repository.ts';
import { AWAY_MS } from './presence-service.ts';
import { doAllAgree } from './recording-repository.ts';
import { requireOpen } from './room-service.ts';

const MOST_BYTES = 256 * 1024;

/** Of one person: a page sends at most one every two seconds. */
const MOST_CAPTIONS: Limit = { name: 'live-captions', max: 90, seconds: 120 };

interface CaptionDeps extends Deps {
  readonly speech: Speech;
  readonly liveChannels: Pick<LiveChannels, 'tell'>;
}

interface Spoken {
  readonly liveId: string;
  readonly seconds: number;
  readonly bytes: Buffer;
}

/**
 * Has what somebody just said written down, and tells everybody in the room; neither is kept.
 * @throws HttpProblem 403, 404, 409 unless everybody agrees, 413, 415, 429, 502 where the service does not answer
 */
export async function captionSpeech(
  deps: CaptionDeps,
  actor: Actor,
  { liveId, seconds, bytes }: Spoken,
): Promise<void> {
  const { db, now } = deps;
  const { userId } = actor;
  const at = now();
  requireOpen(await openLive(db, actor, liveId), at);
  const { transcriber } = deps.speech;
  if (!transcriber) throw new HttpProblem(409, 'Captions are not set up here.');
  if (bytes.length > MOST_BYTES) throw new HttpProblem(413, 'Send shorter pieces of speech.');
  const contentType = containers.find((one) => isContainer(one, bytes));
  if (!contentType) throw new HttpProblem(415, 'This is no recording of a browser.');
  const isHere = (await findPresence(db, [liveId])).some(
    (one) => one.userId === userId && one.place === 'room',
  );
  if (!isHere) throw new HttpProblem(403, 'Captions are for who is in the room.');
  const from = new Date(at.getTime() - seconds * 1000);
  const requireAgreement = async () => {
    const since = new Date(now().getTime() - AWAY_MS);
    const asked = { to: 'captions', userId, since, from } as const;
    if (!(await db.transaction((tx) => doAllAgree(tx, liveId, asked))))
      throw new HttpProblem(409, 'Not everybody agrees to captions.');
  };
  await requireAgreement();
  await countAttempt(db, MOST_CAPTIONS, [liveId, userId], at);
  const reply = await transcriber.transcribe({ bytes, contentType });
  if ('failure' in reply) throw new HttpProblem(502, 'Captions are unavailable right now.');
  const { state, transcript } = understood(reply);
  if (state !== 'transcribed' || transcript.trim() === '') return;
  // Somebody may have taken it back while it was written down.
  await requireAgreement();
  deps.liveChannels.tell(liveId, { type: 'caption', person_id: userId, text: transcript });
}
