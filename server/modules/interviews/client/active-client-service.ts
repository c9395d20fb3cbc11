import type { ClientClaim, ClientStatus } from '../../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { mayAttend } from '../policy.ts';
import { refusalSentence, refuse } from '../session/refusal.ts';
import type { SessionRow } from '../session/session-state.ts';
import { claimed, isActiveElsewhere } from './active-client.ts';
import { lockActiveClient, saveActiveClient } from './active-client-repository.ts';

/** @throws HttpProblem 409 with the code `open_elsewhere` for a write that has to wait until its client took over */
export function requireActiveClient(session: SessionRow, client: string | null): void {
  if (!isActiveElsewhere(session, client)) return;
  const refusal = refuse('open_elsewhere');
  throw new HttpProblem(409, refusalSentence(refusal), { code: refusal.refused });
}

/** Takes, keeps or frees a session for a client. @throws HttpProblem 404 */
export function claimSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  sessionId: string,
  claim: ClientClaim,
): Promise<ClientStatus> {
  return db.transaction(async (tx) => {
    const held = await lockActiveClient(tx, sessionId, actor.userId);
    if (!held || !mayAttend(actor, held)) throw new HttpProblem(404, 'We can’t find this session.');
    const after = claimed(held, claim, now());
    if (after !== held) await saveActiveClient(tx, sessionId, after);
    const active = after.activeClient === claim.client;
    return { active, acquired: active && held.activeClient !== claim.client };
  });
}
