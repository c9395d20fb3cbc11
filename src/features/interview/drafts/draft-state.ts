import type { Draft } from '../../../api/gen/types.gen.ts';
import { backoffMs } from './backoff.ts';
import type { StoredDraft } from './draft-storage.ts';

/** The most characters the contract takes for an answer. */
export const answerMaxLength = 20_000;

/** The most for a draft, which code needs: it is written in two languages. */
export const codeDraftMaxLength = 40_000;

/** How long typed text waits before it goes to the server, in milliseconds. */
const sendAfterMs = 1500;

/** One turn's text, and how far it got: typed → kept on this device → saved on the server. */
export interface DraftState {
  readonly text: string;
  /** The most characters of it that are sent. */
  readonly maxLength: number;
  /** Raised with every change; 0 while nothing was ever typed. */
  readonly revision: number;
  readonly keptRevision: number;
  readonly savedRevision: number;
  /** When the server stored it, ISO 8601. */
  readonly savedAt: string | null;
  /** True while one save is under way; there is never a second. */
  readonly sending: boolean;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** A newer text of another device; nothing is sent until a person has chosen between the two. */
  readonly overtakenBy: Draft | null;
}

export type SaveStatus = 'empty' | 'saving' | 'saved' | 'kept' | 'at-risk' | 'too-long';

/** Starts from the newer of what this device and the server hold: by revision, then by time. */
export function openDraft(
  local: StoredDraft | null,
  server: Draft | null,
  maxLength = answerMaxLength,
): DraftState {
  const localIsNewer = local !== null && (server === null || isNewer(local, server));
  const serverRevision = server?.revision ?? 0;
  const revision = localIsNewer ? Math.max(local.revision, serverRevision + 1) : serverRevision;
  return {
    text: (localIsNewer ? local.text : server?.text) ?? '',
    maxLength,
    revision,
    keptRevision: localIsNewer ? revision : 0,
    savedRevision: serverRevision,
    savedAt: server?.saved_at ?? null,
    sending: false,
    failures: 0,
    overtakenBy: null,
  };
}

function isNewer(local: StoredDraft, server: Draft): boolean {
  if (local.text === server.text) return false;
  if (local.revision !== server.revision) return local.revision > server.revision;
  return Date.parse(local.savedAt) > Date.parse(server.saved_at);
}

export function typed(state: DraftState, text: string): DraftState {
  return text === state.text ? state : { ...state, text, revision: state.revision + 1 };
}

export function kept(state: DraftState, revision: number): DraftState {
  return { ...state, keptRevision: Math.max(state.keptRevision, revision) };
}

export function sendStarted(state: DraftState): DraftState {
  return { ...state, sending: true };
}

/** Takes the server's reply to what was sent: another text is a newer draft of another device, and overtakes. */
export function sendStored(state: DraftState, sent: string, stored: Draft): DraftState {
  const received = { ...state, sending: false, failures: 0 };
  if (stored.text !== sent) return { ...received, overtakenBy: stored };
  const unchanged = state.text === sent;
  const revision = Math.max(state.revision, unchanged ? stored.revision : stored.revision + 1);
  return {
    ...received,
    revision,
    savedRevision: unchanged ? revision : stored.revision,
    savedAt: stored.saved_at,
  };
}

/** Goes on with the text of the other device; the one of this device is dropped. */
export function takenOver(state: DraftState): DraftState {
  return state.overtakenBy ? openDraft(null, state.overtakenBy, state.maxLength) : state;
}

/** Goes on with the text of this device, which is sent as the newer one. */
export function stoodBy(state: DraftState): DraftState {
  const { overtakenBy, revision } = state;
  if (!overtakenBy) return state;
  return {
    ...state,
    revision: Math.max(revision, overtakenBy.revision + 1),
    savedRevision: overtakenBy.revision,
    savedAt: overtakenBy.saved_at,
    overtakenBy: null,
  };
}

export function sendFailed(state: DraftState): DraftState {
  return { ...state, sending: false, failures: state.failures + 1 };
}

/** Milliseconds until the next attempt, or null: nothing to send, or one is under way. */
export function sendDelay(state: DraftState): number | null {
  if (state.sending || state.overtakenBy || state.savedRevision >= state.revision) return null;
  if (state.text.length > state.maxLength) return null;
  return state.failures === 0 ? sendAfterMs : backoffMs(state.failures);
}

/** What the page may truthfully say of the text. */
export function saveStatus(state: DraftState): SaveStatus {
  if (state.revision === 0) return 'empty';
  if (state.savedRevision >= state.revision) return 'saved';
  if (state.text.length > state.maxLength) return 'too-long';
  if (state.failures === 0) return 'saving';
  return state.keptRevision >= state.revision ? 'kept' : 'at-risk';
}
