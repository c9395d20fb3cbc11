import { makeAutoObservable } from 'mobx';
import type { Session } from '../../../openapi/gen/types.gen.ts';
import { silent } from '../../api/client.ts';
import { getSession } from '../../api/gen/sdk.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { isClosed } from '../interview/is-closed.ts';
import { backoffMs } from './backoff.ts';
import type { DraftStorage, QueuedAnswer, RefusedAnswer } from './draft-storage.ts';
import {
  type Delay,
  isConflict,
  isOpenElsewhere,
  isTimeout,
  retryAfterMs,
  sendFailureOf,
} from './send-failure.ts';

export interface AnswerSenderPorts<Reply> {
  readonly storage: DraftStorage;
  /** `isAgain`: not as somebody has just handed it in. */
  readonly send: (answer: QueuedAnswer, isAgain: boolean) => Promise<Reply>;
  /** The session as the server has it now. */
  readonly look?: (sessionId: string) => Promise<Session>;
  /** The server has stored the answer. */
  readonly onStored: (answer: QueuedAnswer, reply: Reply | Session) => void;
  /** The server will never take it, e.g. because the time was up. */
  readonly onRefused: (answer: RefusedAnswer) => void;
}

type Result<Reply> =
  | { readonly kind: 'stored'; readonly reply: Reply | Session }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'waits'; readonly reason: Delay; readonly error: unknown };

/** Hands in the answers of one session in order, and keeps those that did not get through until they do. */
export class AnswerSender<Reply> {
  /** The oldest answer the server has not acknowledged. */
  waiting: QueuedAnswer | null = null;
  /** Why it waits; null while it is being sent. */
  reason: Delay | null = null;
  /** What became of the answer that was decided on last; null before the first. */
  lastResult: { readonly turnId: string; readonly isStored: boolean } | null = null;
  /** When an answer that is not stored yet was submitted, by the page's own clock, which nobody sets; null where none was in this page. */
  submittedAt: number | null = null;
  /** False where an answer could not be written to this device and is gone with the page. */
  kept = true;
  readonly #userId: string;
  readonly #sessionId: string;
  readonly #ports: Required<AnswerSenderPorts<Reply>>;
  /** Oldest first; also holds what the device could not take. */
  #queue: readonly QueuedAnswer[] = [];
  /** Keys the server has decided on: a device that cannot forget them does not bring them back. */
  readonly #decided = new Set<string>();
  /** Keys of answers that were not tried yet. */
  readonly #justGiven = new Set<string>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draining: Promise<void> | null = null;
  #stopped = false;

  constructor(userId: string, sessionId: string, ports: AnswerSenderPorts<Reply>) {
    this.#userId = userId;
    this.#sessionId = sessionId;
    this.#ports = { look: lookUpSession, ...ports };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether an answer was submitted that is not stored yet. */
  get isOnItsWay(): boolean {
    return this.submittedAt !== null || this.waiting !== null;
  }

  /** How long an answer has been on its way that was submitted in this page, in ms. */
  waitedMs(): number {
    return this.submittedAt === null ? 0 : Math.round(performance.now() - this.submittedAt);
  }

  /** Notes that an answer is submitted now: it follows as soon as it is ready, with `submit`. */
  markSubmitted(): void {
    this.submittedAt ??= performance.now();
  }

  /** Stores the answer on this device before it is sent, so that it outlives the page; never rejects. */
  async submit(answer: QueuedAnswer): Promise<void> {
    this.#justGiven.add(answer.idempotencyKey);
    this.enqueue([answer]);
    this.show(this.#queue[0] ?? answer, null);
    const kept = await this.#ports.storage.putAnswer(answer).then(
      () => true,
      () => false,
    );
    this.setKept(kept);
    await this.drain();
  }

  /** Starts, or starts again after `stop`, with what an earlier page left. */
  begin(): void {
    this.#stopped = false;
    void this.drain();
  }

  /** Sends what waits, now. Called when the network is back and after a login. */
  drain(): Promise<void> {
    clearTimeout(this.#timer);
    this.#draining ??= this.sendAll();
    return this.#draining;
  }

  /** Ends the attempts of this page; what waits stays on the device. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** From the look at the queue that finds it empty to the end is one step: nothing slips in between. */
  private async sendAll(): Promise<void> {
    try {
      this.enqueue(await this.#ports.storage.listAnswers(this.#userId, this.#sessionId).catch(() => []));
      for (let next = this.#queue[0]; next; next = this.#queue[0]) {
        if (this.#stopped) return this.show(next, null);
        if (!(await this.sendOne(next))) return;
      }
      this.show(null, null);
    } finally {
      this.#draining = null;
    }
  }

  /** False where the answer still waits, and those behind it must too. */
  private async sendOne(answer: QueuedAnswer): Promise<boolean> {
    this.show(answer, null);
    const result = await this.attempt(answer);
    if (result.kind === 'waits') {
      this.wait(answer, result);
      return false;
    }
    this.#failures = 0;
    this.decide(answer, result.kind === 'stored');
    this.#queue = this.#queue.filter(({ idempotencyKey }) => idempotencyKey !== answer.idempotencyKey);
    if (result.kind === 'refused') {
      const refused = { ...answer, why: whyRefused(result.error) };
      await this.setAside(refused, isConflict(result.error));
      this.#ports.onRefused(refused);
      return true;
    }
    await this.forget(answer);
    this.#ports.onStored(answer, result.reply);
    return true;
  }

  private async attempt(answer: QueuedAnswer): Promise<Result<Reply>> {
    try {
      return {
        kind: 'stored',
        reply: await this.#ports.send(answer, !this.#justGiven.delete(answer.idempotencyKey)),
      };
    } catch (error) {
      return isConflict(error) ? this.settleConflict(answer, error) : resultOf(error);
    }
  }

  /** After a crash in the middle of a request a 409 may speak of the attempt that got through. */
  private async settleConflict(answer: QueuedAnswer, conflict: unknown): Promise<Result<Reply>> {
    try {
      const session = await this.#ports.look(this.#sessionId);
      const fate = answerFate(session, answer);
      if (fate === 'taken') return { kind: 'stored', reply: session };
      return fate === 'open' || isOpenElsewhere(conflict)
        ? { kind: 'waits', reason: 'server', error: conflict }
        : { kind: 'refused', error: conflict };
    } catch (error) {
      return resultOf(error);
    }
  }

  /** What the device does not forget is known by `decided` here, and by its key on the server. */
  private async forget(answer: QueuedAnswer): Promise<void> {
    const { storage } = this.#ports;
    await Promise.allSettled([storage.removeAnswer(answer), storage.removeDraft(answer)]);
  }

  /** Where the device cannot keep it apart it stays in the queue, so that a later page shows its text again. */
  private async setAside(refused: RefusedAnswer, isClosed: boolean): Promise<void> {
    const { storage } = this.#ports;
    const forget = () =>
      Promise.allSettled([storage.removeAnswer(refused), isClosed && storage.removeDraft(refused)]);
    await storage.putRefused(refused).then(forget, () => {});
  }

  private enqueue(answers: readonly QueuedAnswer[]): void {
    const known = new Set(this.#queue.map(({ idempotencyKey }) => idempotencyKey));
    const fresh = answers.filter(
      ({ idempotencyKey }) => !known.has(idempotencyKey) && !this.#decided.has(idempotencyKey),
    );
    this.#queue = [...this.#queue, ...fresh].toSorted((a, b) => a.queuedAt.localeCompare(b.queuedAt));
  }

  private wait(answer: QueuedAnswer, { reason, error }: { reason: Delay; error: unknown }): void {
    this.show(answer, reason);
    this.#failures += 1;
    const delay = Math.max(backoffMs(this.#failures), retryAfterMs(error));
    if (!this.#stopped) this.#timer = setTimeout(this.drain, delay);
  }

  private show(answer: QueuedAnswer | null, reason: Delay | null): void {
    this.waiting = answer;
    this.reason = reason;
    if (!answer) this.submittedAt = null;
  }

  private decide({ idempotencyKey, turnId }: QueuedAnswer, isStored: boolean): void {
    this.#decided.add(idempotencyKey);
    this.lastResult = { turnId, isStored };
  }

  private setKept(kept: boolean): void {
    this.kept = kept;
  }
}

function resultOf(error: unknown): Result<never> {
  if (isTimeout(error)) return { kind: 'waits', reason: 'slow', error };
  const reason = sendFailureOf(error);
  return reason === 'refused' ? { kind: 'refused', error } : { kind: 'waits', reason, error };
}

async function lookUpSession(sessionId: string): Promise<Session> {
  return (await getSession({ ...silent, path: { session_id: sessionId } })).data;
}

/**
 * What became of an answer whose submission met a conflict (409): `taken` where its turn is closed with
 * exactly this text, `open` where the turn still waits, `lost` where it was closed otherwise.
 */
type AnswerFate = 'taken' | 'open' | 'lost';

export function answerFate({ turns }: Pick<Session, 'turns'>, { turnId, text }: QueuedAnswer): AnswerFate {
  const turn = turns.find(({ _id }) => _id === turnId);
  if (turn && !isClosed(turn)) return 'open';
  return turn?.answer === text ? 'taken' : 'lost';
}

/** What the server says of the answer itself (D13), else of the whole. */
function whyRefused(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.fieldErrors[0]?.message ?? error.text;
}
