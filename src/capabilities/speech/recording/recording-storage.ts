import type { TurnKey } from '../../drafts/draft-storage.ts';

/** A recording of this device that is not an answer yet; recordings of another user are never read (D8). */
export interface KeptRecording extends TurnKey {
  /** The server begins a recording once for each. */
  readonly id: string;
  readonly contentType: string;
  /** ISO 8601, by this device's clock. */
  readonly startedAt: string;
  /** Speech so far, in seconds. */
  readonly seconds: number;
  /** The server's name for it; null until it has begun there. */
  readonly serverId: string | null;
  /** The server has all of it: what is missing is its transcript. */
  readonly isFinished: boolean;
  /** The candidate closed its question without it: it goes for good, also where the page is left before it is gone. */
  readonly isDropped?: boolean;
}

/** Where recordings outlive the page until the server has them. */
export interface RecordingStorage {
  /** False where what is written is gone with the page, e.g. in a private window. */
  readonly durable: boolean;
  /** Recordings of one user, oldest first. */
  list(userId: string): Promise<KeptRecording[]>;
  put(recording: KeptRecording): Promise<void>;
  addPiece(recording: KeptRecording, number: number, piece: Blob): Promise<void>;
  /** In their order, up to the first that is missing. */
  listPieces(recording: KeptRecording): Promise<Blob[]>;
  removePieces(recording: KeptRecording): Promise<void>;
  /** Forgets it with all its pieces. */
  remove(recording: KeptRecording): Promise<void>;
}
