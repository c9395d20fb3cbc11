import type { DeviceList } from '../../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import type { Caller } from '../../../platform/security/caller.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { recordEvent } from '../event-repository.ts';
import { endSignIn, findDevices } from './device-repository.ts';
import { presentDevice } from './presenter.ts';

/** Where the actor's account is signed in. */
export async function listDevices({ db, now }: AuthDeps, actor: Actor): Promise<DeviceList> {
  const { rows, total } = await findDevices(db, actor, now());
  return { items: rows.map((row) => presentDevice(row, actor.sessionId)), total };
}

/**
 * Ends one sign-in of the actor's account, the actor's own too.
 * @throws HttpProblem 404 for one that is over, missing or somebody else's
 */
export async function endDevice(
  deps: AuthDeps,
  { userId }: Actor,
  sessionId: string,
  caller: Caller,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const isEnded = await endSignIn(tx, { userId, sessionId }, now);
    if (!isEnded) throw new HttpProblem(404, 'We can’t find this device.');
    await recordEvent(tx, { type: 'device_ended', userId, caller, at: now });
  });
  deps.sessionCheck.forget(sessionId);
}
