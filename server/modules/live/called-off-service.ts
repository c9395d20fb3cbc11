import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { LIVE_MAIL_QUEUE, type LiveMail } from '../interviews/interview-mail/live-mail.ts';
import { takeUntold } from './called-off-repository.ts';
import { changeLive, findLive, type LiveRow } from './live-repository.ts';

/**
 * Tells those whose hour was agreed on that it is off, whoever called it off and in whatever way: declined, revoked,
 * withdrawn, or to be held at another time; and agrees on it again where that was undone.
 */
export function tellCalledOff(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const { db, jobs, now } = deps;
  return db.transaction(async (tx) => {
    for (const id of await takeUntold(tx, now())) {
      const row = await findLive(tx, id);
      if (row) await tell(tx, row);
    }
  });

  async function tell(tx: Transaction, row: LiveRow): Promise<void> {
    const { live, invitation, holders } = row;
    const isOff = invitation.revokedAt !== null || invitation.declinedAt !== null;
    const stands = !isOff && live.status === 'scheduled' ? live.startsAt : null;
    const off = { calledOffAt: isOff ? now() : null, toldStartsAt: stands };
    await changeLive(tx, live.id, off);
    const send = (mail: Pick<LiveMail, 'kind' | 'calledOff'>, to: string) =>
      jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, { liveId: live.id, to, ...mail });
    const people = ['candidate', ...holders.map(({ id }) => id)];
    if (stands) {
      for (const to of people) await send({ kind: 'scheduled' }, to);
      return;
    }
    if (!isOff && !live.toldStartsAt) return;
    const why = invitation.revokedAt ? 'revoked' : invitation.declinedAt ? 'declined' : 'moved';
    const startsAt = live.toldStartsAt?.toISOString() ?? null;
    const calledOff = { why, startsAt } as const;
    // Of times that were only proposed who proposed them hears, and who was to choose.
    const told = startsAt ? people : [why === 'revoked' ? 'candidate' : (live.proposedBy ?? '')];
    for (const to of told) await send({ kind: 'called_off', calledOff }, to);
  }
}
