import type { Draft } from '../../../api/gen/types.gen.ts';
import { backoffMs } from './backoff.ts';
import type { StoredDraft } from './draft-storage.ts';

/** The most characters the contract takes for a draft or an answer. */
export const answerMaxLength = 20_000;

/** How long typed text waits before it goes to the server, in milliseconds. */
const sendAfterMs = 1500;

/** One turn's text, and how far it got: typed → kept on this device → saved on the server. */
export interface DraftState {
  readonly text: string;
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
}

export type SaveStatus = 'empty' | 'saving' | 'saved' | 'kept' | 'at-risk' | 'too-long';

/** Starts from the newer of what this device and the server hold: by revision, then by time. */
export function openDraft(local: StoredDraft | null, server: Draft | null): DraftState {
  const localIsNewer = local !== null && (server === null || isNewer(local, server));
  const serverRevision = server?.revision ?? 0;
  const revision = localIsNewer ? Math.max(local.revision, serverRevision + 1) : serverRevision;
  return {
    text: (localIsNewer ? local.text : server?.text) ?? '',
    revision,
    keptRevision: localIsNewer ? revision : 0,
    savedRevision: serverRevision,
    savedAt: server?.saved_at ?? null,
    sending: false,
    failures: 0,
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

/**
 * Takes the server's reply. A reply with another text is a newer draft from another device or tab:
 * what is typed here is newer still, so it is raised above and goes out again.
 */
export function sendStored(state: DraftState, stored: Draft): DraftState {
  const current = state.text === stored.text;
  const revision = Math.max(state.revision, current ? stored.revision : stored.revision + 1);
  return {
    ...state,
    revision,
    savedRevision: current ? revision : stored.revision,
    savedAt: stored.saved_at,
    sending: false,
    failures: 0,
  };
}

export function sendFailed(state: DraftState): DraftState {
  return { ...state, sending: false, failures: state.failures + 1 };
}

/** Milliseconds until the next attempt, or null: nothing to send, or one is under way. */
export function sendDelay(state: DraftState): number | null {
  if (state.sending || state.savedRevision >= state.revision) return null;
  if (state.text.length > answerMaxLength) return null;
  return state.failures === 0 ? sendAfterMs : backoffMs(state.failures);
}

/** What the page may truthfully say of the text. */
export function saveStatus(state: DraftState): SaveStatus {
  if (state.revision === 0) return 'empty';
  if (state.savedRevision >= state.revision) return 'saved';
  if (state.text.length > answerMaxLength) return 'too-long';
  if (state.failures === 0) return 'saving';
  return state.keptRevision >= state.revision ? 'kept' : 'at-risk';
}
