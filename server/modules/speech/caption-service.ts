import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { isAgreedTo, readRecording, requireOffer } from './access-service.ts';
import { understood } from './heard.ts';
import { turnObstacle } from './recording.ts';
import type { RecordingAddress } from './recording-service.ts';
import { refused } from './refusal.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { soundOf } from './transcription-service.ts';

/** Of one recording: a page that asks whenever a third more was said asks 15 times in ten minutes. */
const captionLimit: Limit = { name: 'captions', max: 30, seconds: 600 };

/**
 * What is heard so far of a recording that is still being made; nothing of it is kept.
 * @throws HttpProblem 404, 409 with a sentence, 429, 502 where the service does not answer
 */
export async function captionOf(deps: SpeechDeps, actor: Actor, address: RecordingAddress): Promise<string> {
  const { state, found } = await readRecording(deps, actor, address);
  if (found.recording.state !== 'uploading') throw refused('no_caption');
  const obstacle = turnObstacle(state, found.recording.turnId);
  if (obstacle) throw refused(obstacle);
  await requireOffer(deps, actor, state);
  if (!(await isAgreedTo(deps, address.sessionId))) throw refused('not_agreed');
  const { transcriber } = deps.speech;
  if (!transcriber || found.parts.length === 0) return '';
  await countAttempt(deps.db, captionLimit, [address.recordingId], deps.now());
  const bytes = await soundOf(deps, found);
  if (!bytes) return '';
  const reply = await transcriber.transcribe({ bytes, contentType: found.recording.contentType });
  if ('failure' in reply) throw new HttpProblem(502, 'Captions are unavailable right now.');
  const { state: heard, transcript } = understood(reply);
  return heard === 'transcribed' ? transcript : '';
}
