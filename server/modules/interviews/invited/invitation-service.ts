import type { AccommodationRequest, ConsentDecisions } from '../../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { Actor } from '../../../platform/security/actor.ts';
import { dropEvaluations } from '../people-only-service.ts';
import { asksForSomething, grantedTo } from './accommodation.ts';
import { askedConsents, recordingConsent } from './consent.ts';
import type { Consent, InvitationInFull } from './invitation.ts';
import {
  findInvitation,
  insertConsents,
  listInvitations,
  lockInvitation,
  saveRequest,
} from './invitation-repository.ts';
import { canBeTaken } from './invitation-state.ts';

/** The interview as one candidate may see it; 404 for somebody not invited. */
export async function readInvitation(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  interviewId: string,
): Promise<InvitationInFull> {
  const found = await findInvitation(db, interviewId, userId);
  if (!found) throw new HttpProblem(404, 'We can’t find this interview.');
  return found;
}

/** The ids of all invitations of a candidate. */
export async function invitationsOf({ db }: Pick<Deps, 'db'>, { userId }: Pick<Actor, 'userId'>) {
  return (await listInvitations(db, userId)).map(({ invitation }) => invitation.id);
}

/** Changes an invitation under its lock, bound to its candidate from then on; 404 for somebody not invited. */
export function changeInvitation<T>(
  { db, now }: Deps,
  actor: Actor,
  interviewId: string,
  change: (tx: Transaction, found: InvitationInFull, at: Date) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { invitation } = await readInvitation({ db: tx }, actor, interviewId);
    await lockInvitation(tx, invitation.id, actor.userId);
    return change(tx, await readInvitation({ db: tx }, actor, interviewId), now());
  });
}

/**
 * Stores what a candidate asks for.
 * @throws HttpProblem 422 for a request that asks for nothing, 409 where it could not help any more
 */
export async function requestAccommodation(
  deps: Deps,
  actor: Actor,
  interviewId: string,
  request: AccommodationRequest,
): Promise<InvitationInFull> {
  await changeInvitation(deps, actor, interviewId, async (tx, found, at) => {
    const { note = '', ...requested } = request;
    if (!asksForSomething(request)) throw new HttpProblem(422, 'Choose what would help you.');
    if (!canBeTaken(found, at)) {
      throw new HttpProblem(409, 'This interview has ended, so nothing can be arranged.');
    }
    const requestNote = note.trim() || null;
    await saveRequest(tx, found.invitation.id, { requested, requestNote, requestedAt: at });
  });
  return readInvitation(deps, actor, interviewId);
}

/**
 * Stores decisions on consent texts. What was agreed to can be taken back whatever the text says by now.
 * @throws HttpProblem 422 for what this interview does not ask, 409 where the text has changed since
 */
export async function giveConsent(
  deps: Deps,
  actor: Actor,
  interviewId: string,
  { decisions }: ConsentDecisions,
): Promise<InvitationInFull> {
  await changeInvitation(deps, actor, interviewId, async (tx, found, decidedAt) => {
    const granted = grantedTo(found.invitation);
    const asked = [...askedConsents(found.terms, granted), recordingConsent(found.terms, granted)];
    for (const [index, decision] of decisions.entries()) {
      const text = asked.find((candidate) => candidate?.item === decision.item);
      if (takesBack(decision, found.consents)) continue;
      if (!text) throw notAsked(index);
      if (text.version !== decision.version) {
        throw new HttpProblem(409, 'The text changed since you read it. Read it again.');
      }
    }
    const given = decisions.map(({ item, version, is_given: isGiven }) => ({
      item,
      version,
      isGiven,
      decidedAt,
    }));
    await insertConsents(tx, found.invitation.id, given);
    const last = given.findLast(({ item }) => item === 'ai_evaluation');
    if (last && !last.isGiven) await dropEvaluations(tx, { interviewId, candidateId: actor.userId });
  });
  return readInvitation(deps, actor, interviewId);
}

type Decision = ConsentDecisions['decisions'][number];

function takesBack({ item, version, is_given }: Decision, consents: readonly Consent[]): boolean {
  const isAgreed = consents.some(
    (known) => known.item === item && known.version === version && known.isGiven,
  );
  return isAgreed && !is_given;
}

function notAsked(index: number): HttpProblem {
  const message = 'This interview doesn’t ask for this.';
  return new HttpProblem(422, message, { errors: [{ field: `decisions.${index}.item`, message }] });
}
