/** Names one turn of one user on this device; drafts of another user are never read (D8). */
export interface TurnKey {
  readonly userId: string;
  readonly sessionId: string;
  readonly turnId: string;
}

/** What was typed on this device and is not submitted yet. */
export interface StoredDraft extends TurnKey {
  readonly text: string;
  /** Under which the server has it, or is to have it. */
  readonly revision: number;
  /** ISO 8601, by this device's clock. */
  readonly savedAt: string;
  /** The server has not acknowledged it: the texts of this device that it may have stored instead, unheard. */
  readonly unanswered?: readonly string[];
}

/** Whether the server has acknowledged a draft. */
export const isSaved = ({ unanswered }: StoredDraft): boolean => unanswered === undefined;

/** An answer that was submitted and that the server has not acknowledged yet. */
export interface QueuedAnswer extends TurnKey {
  readonly text: string;
  /** Stays the same over every attempt, so that the server stores the answer once. */
  readonly idempotencyKey: string;
  /** ISO 8601; answers are sent oldest first. */
  readonly queuedAt: string;
  /** The server's name for a recording that is removed there before; an answer without any has none. */
  readonly removedRecording?: string;
}

/** An answer the server will never take: it is not sent again, and its text is kept until it is dismissed. */
export interface RefusedAnswer extends QueuedAnswer {
  /** The server's sentence; empty where it gave none. */
  readonly why: string;
  /** It was never submitted: its question was closed elsewhere before it was saved. */
  readonly isUnsent?: boolean;
}

/** Where typed text outlives the page. */
export interface DraftStorage {
  /** False where what is written is gone with the page, e.g. in a private window. */
  readonly durable: boolean;
  readDraft(key: TurnKey): Promise<StoredDraft | null>;
  writeDraft(draft: StoredDraft): Promise<void>;
  /** Queued answers of one session, oldest first. */
  listAnswers(userId: string, sessionId: string): Promise<QueuedAnswer[]>;
  putAnswer(answer: QueuedAnswer): Promise<void>;
  removeDraft(key: TurnKey): Promise<void>;
  removeAnswer(key: TurnKey): Promise<void>;
  /** Refused answers of one session, oldest first. */
  listRefused(userId: string, sessionId: string): Promise<RefusedAnswer[]>;
  putRefused(answer: RefusedAnswer): Promise<void>;
  removeRefused(answer: RefusedAnswer): Promise<void>;
  /** Forgets all drafts and queued answers of one session; what was refused stays until it is dismissed. */
  removeSession(userId: string, sessionId: string): Promise<void>;
  /** Forgets every draft that the server has, whoever typed it; what is only here waits for its person. */
  removeSavedDrafts(): Promise<void>;
}
