import { setTimeout as delay } from 'node:timers/promises';
import type { Session, Turn } from '../../openapi/gen/types.gen.ts';
import {
  createSession,
  getSession,
  saveDraft,
  startSession,
  submitAnswer,
} from '../../src/api/gen/sdk.gen.ts';
import { AnswerSender } from '../../src/capabilities/drafts/answer-sender.ts';
import type { QueuedAnswer } from '../../src/capabilities/drafts/draft-storage.ts';
import { createMemoryDraftStorage } from '../../src/capabilities/drafts/memory-draft-storage.ts';
import { sendFailureOf } from '../../src/capabilities/drafts/send-failure.ts';
import { randomId } from '../../src/lib/random-id.ts';

const RETRY_MS = 20;
const DRAFTS_PER_ANSWER = 2;

/** What a crash may never take back. */
export interface Acknowledged {
  readonly sessionIds: string[];
  readonly answers: QueuedAnswer[];
  /** Drafts whose text was older after a crash than what had been acknowledged. */
  readonly lostDrafts: string[];
}

/** Somebody who writes one interview after the other, with the page's own client and queue. */
export class WritingCandidate {
  readonly acknowledged: Acknowledged = { sessionIds: [], answers: [], lostDrafts: [] };
  readonly #userId: string;
  readonly #name: string;
  readonly #storage = createMemoryDraftStorage();
  #sender: AnswerSender<Session> | undefined;
  #written = 0;
  #isDone = false;

  constructor(userId: string, name: string) {
    this.#userId = userId;
    this.#name = name;
  }

  /** Resolves after `finish`, once the answer in hand is acknowledged. */
  async write(): Promise<void> {
    while (!this.#isDone) {
      let session = await this.#newInterview();
      while (session.current_turn && !this.#isDone) {
        await this.#type(session, session.current_turn);
        session = await this.#submit(session, session.current_turn);
      }
    }
  }

  /** The network is back: what waits goes out at once, as in the page. */
  online(): void {
    void this.#sender?.drain();
  }

  finish(): void {
    this.#isDone = true;
  }

  async #newInterview(): Promise<Session> {
    const body = {
      mode: 'practice',
      role_family: 'software',
      level: 'junior',
      question_type: 'mixed',
      question_count: 3,
    } as const;
    const headers = { 'Idempotency-Key': randomId() };
    const { _id } = await persist(async () => (await createSession({ body, headers })).data);
    this.acknowledged.sessionIds.push(_id);
    const path = { session_id: _id };
    return persist(async () => {
      const { data } = await getSession({ path });
      return data.status === 'created' ? (await startSession({ path })).data : data;
    });
  }

  /** Saves drafts once each, like the page while somebody types; after a fault it looks what the server has. */
  async #type({ _id: sessionId }: Session, { _id: turnId }: Turn): Promise<void> {
    const path = { session_id: sessionId, turn_id: turnId };
    let saved = 0;
    for (let revision = 1; revision <= DRAFTS_PER_ANSWER; revision++) {
      const body = { text: draftText(revision), revision };
      const isSaved = await saveDraft({ path, body }).then(
        () => true,
        () => false,
      );
      if (isSaved) saved = revision;
      else await this.#compareDraft(path, saved);
    }
  }

  async #compareDraft(path: { session_id: string; turn_id: string }, saved: number): Promise<void> {
    const session = await persist(async () => (await getSession({ path })).data);
    const draft = session.turns.find(({ _id }) => _id === path.turn_id)?.draft;
    const revision = draft?.revision ?? 0;
    const isWhole = revision >= saved && (revision === 0 || draft?.text === draftText(revision));
    if (!isWhole) this.acknowledged.lostDrafts.push(`${path.turn_id}: ${revision} after ${saved}`);
  }

  #submit({ _id: sessionId }: Session, { _id: turnId }: Turn): Promise<Session> {
    this.#written += 1;
    const text = `In March I wrote test ${this.#name}${this.#written}, which showed the fault, and I rolled it back.`;
    const place = { userId: this.#userId, sessionId, turnId };
    const answer = { ...place, text, idempotencyKey: randomId(), queuedAt: new Date().toISOString() };
    return new Promise((resolve, reject) => {
      const sender = new AnswerSender<Session>(this.#userId, sessionId, {
        storage: this.#storage,
        send: sendAnswer,
        onStored: (stored, session) => {
          this.acknowledged.answers.push(stored);
          resolve(session);
        },
        onRefused: ({ why }) => reject(new Error(`Refused: ${why}`)),
      });
      this.#sender = sender;
      void sender.submit(answer);
    });
  }
}

const draftText = (revision: number) => `In March I${' typed'.repeat(revision)}`;

async function sendAnswer({ sessionId, turnId, text, idempotencyKey }: QueuedAnswer): Promise<Session> {
  const path = { session_id: sessionId, turn_id: turnId };
  const headers = { 'Idempotency-Key': idempotencyKey };
  return (await submitAnswer({ path, headers, body: { text } })).data;
}

/** Tries until the server says yes or no. */
export async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (sendFailureOf(error) === 'refused') throw error;
      await delay(RETRY_MS);
    }
  }
}
