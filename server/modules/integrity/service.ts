import type { IntegrityEventReport, IntegrityIntake } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { keyed, type ServerSecret } from '../../platform/security/keyed.ts';
import { networkOf } from '../../platform/security/network.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { isKeptAt } from '../interviews/hiring/retention.ts';
import { grantedTo } from '../interviews/invited/accommodation.ts';
import { decisionsDuring } from '../interviews/invited/consent.ts';
import { readInvitation } from '../interviews/invited/invitation-service.ts';
import { readSession } from '../interviews/session-service.ts';
import { type TakenEvent, takenEvents } from './event-reports.ts';
import { type FindingRow, findFindings } from './findings/finding-repository.ts';
import { type Attempt, notedSignals, notingRefusal } from './noting.ts';
import {
  addEvents,
  type EventRow,
  listEventIds,
  listEvents,
  lockLog,
  saveAddressKey,
  saveComment,
} from './repository.ts';

export interface IntegrityDeps extends Deps {
  readonly secret: ServerSecret;
}

/** More is not noted: nobody would read it, and an attempt cannot fill the database. */
export const eventsAllowed = 500;

const batchLimit: Limit = { name: 'integrity-events', max: 60, seconds: 60 };

/** What a browser sends of an attempt, and from where. */
export interface EventBatch {
  readonly sessionId: string;
  readonly sentAt: Date;
  readonly events: readonly IntegrityEventReport[];
  readonly ip: string;
  readonly client: string | null;
}

export interface StoredLog extends Attempt {
  readonly events: readonly EventRow[];
  readonly findings: readonly FindingRow[];
}

/**
 * Notes what happened around the actor's own attempt, with one event more where the address changed.
 * @throws HttpProblem 409 where nothing may be noted, 429 for somebody who sends too often
 */
export async function recordEvents(
  deps: IntegrityDeps,
  actor: Actor,
  { sessionId, ip, ...batch }: EventBatch,
): Promise<IntegrityIntake> {
  const at = deps.now();
  const attempt = await readAttempt(deps, actor, sessionId);
  const refusal = notingRefusal(attempt, at);
  if (refusal) throw new HttpProblem(409, refusal);
  await countAttempt(deps.db, batchLimit, [sessionId], at);
  const signals = notedSignals(attempt);
  const reported = takenEvents(attempt, batch, at);
  return deps.db.transaction(async (tx) => {
    const { addressKey } = await lockLog(tx, sessionId);
    const moved = signals.includes('several_addresses')
      ? await noteAddress(tx, sessionId, {
          known: addressKey,
          current: keyOf(deps.secret, sessionId, ip),
          at,
        })
      : [];
    return store(tx, sessionId, [...reported, ...moved]);
  });
}

/** What was noted in the actor's own attempt; nothing once the time for which it is kept is over. */
export async function readLog(deps: Deps, actor: Actor, sessionId: string): Promise<StoredLog> {
  const attempt = await readAttempt(deps, actor, sessionId);
  const isKept = attempt.terms && isKeptAt(attempt.terms, deps.now());
  return {
    ...attempt,
    events: isKept ? await listEvents(deps.db, sessionId) : [],
    findings: isKept ? await findFindings(deps.db, sessionId) : [],
  };
}

interface Comment {
  readonly sessionId: string;
  readonly eventId: string;
  readonly text: string;
}

/** Keeps what the candidate says to an event, and gives it with its attempt's turns; 404 where there is no such event. */
export async function commentOn(
  deps: Deps,
  actor: Actor,
  { sessionId, eventId, text }: Comment,
): Promise<Pick<Attempt, 'turns'> & { readonly event: EventRow }> {
  const { turns } = await readSession(deps, actor, sessionId);
  const comment = text.trim() || null;
  const note = { comment, commentedAt: comment === null ? null : deps.now() };
  const event = await saveComment(deps.db, { sessionId, id: eventId }, note);
  if (!event) throw new HttpProblem(404, 'We can’t find this note.');
  return { event, turns };
}

async function readAttempt(deps: Deps, actor: Actor, sessionId: string): Promise<Attempt> {
  const { session, turns, interview, terms } = await readSession(deps, actor, sessionId);
  if (!terms) return { session, turns, terms, consents: [], hasBreaks: false, isTextOnly: false };
  const { consents: decisions } = await readInvitation(deps, actor, interview.id);
  const { pauses, text_only } = grantedTo(session);
  // Whether an engine may read the answers is no matter of what is noted, nor of who reads that.
  const ofNotes = decisions.filter(({ item }) => item !== 'ai_evaluation');
  const consents = decisionsDuring(session, ofNotes);
  return { session, turns, terms, consents, hasBreaks: pauses, isTextOnly: text_only };
}

/** Stores as many new events as there is room for, and ends of events that are known. */
async function store(
  tx: Transaction,
  sessionId: string,
  events: readonly TakenEvent[],
): Promise<IntegrityIntake> {
  const known = await listEventIds(tx, sessionId);
  const fresh = events.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, eventsAllowed - known.size));
  const ended = events.filter(({ id, durationMs }) => known.has(id) && durationMs !== null);
  const rows = [...fresh, ...ended].map((event) => ({
    ...event,
    sessionId,
    comment: null,
    commentedAt: null,
  }));
  await addEvents(tx, rows);
  const noted = known.size + fresh.length;
  return { noted, is_full: noted >= eventsAllowed };
}

interface Addresses {
  readonly known: string | null;
  readonly current: string;
  readonly at: Date;
}

/** Remembers the address of an attempt in a form that tells only whether it changed. */
async function noteAddress(
  tx: Transaction,
  sessionId: string,
  { known, current, at }: Addresses,
): Promise<TakenEvent[]> {
  if (known === current) return [];
  await saveAddressKey(tx, sessionId, current);
  if (known === null) return [];
  const detail = {
    durationMs: null,
    characters: null,
    device: null,
    cause: null,
    whilePaused: false,
    elsewhere: false,
    turnId: null,
    // It is of the attempt, whatever was asked.
    questionKnown: true,
  };
  return [{ id: newId(), signal: 'several_addresses', at, ...detail }];
}

function keyOf(secret: ServerSecret, sessionId: string, ip: string): string {
  return keyed(secret, 'attempt-address', `${sessionId}\0${networkOf(ip)}`).toString('base64url');
}
