import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { readSession, requireTurn } from '../interviews/session-service.ts';
import { refused } from './refusal.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { spokenFileOf } from './spoken-text.ts';

/** Of texts that were never spoken before. */
const speakLimit: Limit = { name: 'read-aloud', max: 60, seconds: 600 };

/**
 * The question of a turn as MP3; each text is spoken once and kept.
 * @throws HttpProblem 404, 409 where there is no voice, 429, 502 where the voice does not answer
 */
export async function readAloud(
  deps: SpeechDeps,
  actor: Actor,
  { sessionId, turnId }: { readonly sessionId: string; readonly turnId: string },
): Promise<Buffer> {
  const { prompt, outcome } = requireTurn(await readSession(deps, actor, sessionId), turnId);
  // What was never asked may be asked in the next attempt.
  if (outcome === 'unasked') throw new HttpProblem(404, 'We can’t find this question.');
  const { voice } = deps.speech;
  if (!voice) throw refused('no_voice');
  const file = spokenFileOf(sessionId, prompt, voice.version);
  const spoken = await deps.files.read(file);
  if (spoken) return spoken;
  await countAttempt(deps.db, speakLimit, [actor.userId], deps.now());
  const reply = await voice.speak(prompt);
  if ('failure' in reply) throw new HttpProblem(502, 'The voice is unavailable right now.');
  await deps.files.write(file, reply.sound);
  return reply.sound;
}
