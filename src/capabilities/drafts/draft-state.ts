import type { Draft } from '../../../openapi/gen/types.gen.ts';
import { characterCount } from '../../lib/character-count.ts';
import { backoffMs } from './backoff.ts';
import type { StoredDraft } from './draft-storage.ts';

/** The most characters the contract takes for an answer in words. */
export const answerMaxLength = 20_000;

/** By how many characters a text is longer than the server takes; 0 where it is not. */
export type Excess = (text: string) => number;

export const excessOfWords: Excess = (text) => Math.max(0, characterCount(text) - answerMaxLength);

/** Texts that are remembered as sent without a reply. */
const unansweredKept = 20;

/** How long typed text waits before it goes to the server, in milliseconds. */
const sendAfterMs = 1500;

/** One turn's text, and how far it got: typed → kept on this device → saved on the server. */
export interface DraftState {
  readonly text: string;
  /** What is too long is not sent. */
  readonly excess: Excess;
  /** Raised with every change; 0 while nothing was ever typed. */
  readonly revision: number;
  readonly keptRevision: number;
  readonly savedRevision: number;
  /** The server's revision of the draft that this text goes on from: where it has another one, somebody else wrote. */
  readonly base: number;
  /** What was sent since without a reply: the server may have stored any of it. */
  readonly unanswered: readonly string[];
  /** When the server stored it, ISO 8601. */
  readonly savedAt: string | null;
  /** True while one save is under way; there is never a second. */
  readonly sending: boolean;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** The server has a newer text of another device; nothing is sent until a person has chosen between the two. */
  readonly hasConflict: boolean;
}

export type SaveStatus = 'empty' | 'saving' | 'saved' | 'kept' | 'at-risk' | 'too-long';

/**
 * Starts from the newer of what this device and the server hold. Where both go on from the same text a person has to
 * choose.
 */
export function openDraft(
  local: StoredDraft | null,
  server: Draft | null,
  excess = excessOfWords,
): DraftState {
  const draftStatus = draftStatusOf(local, server);
  const isLocal = local !== null && draftStatus !== 'behind';
  const serverRevision = server?.revision ?? 0;
  const revision = isLocal ? Math.max(local.revision, serverRevision + 1) : serverRevision;
  return {
    text: (isLocal ? local.text : server?.text) ?? '',
    excess,
    revision,
    keptRevision: isLocal ? revision : 0,
    savedRevision: serverRevision,
    base: serverRevision,
    unanswered: [],
    savedAt: server?.saved_at ?? null,
    sending: false,
    failures: 0,
    hasConflict: draftStatus === 'beside',
  };
}

/** Whether what this device holds goes on from what the server has, is older, or was written beside it. */
function draftStatusOf(local: StoredDraft | null, server: Draft | null): 'ahead' | 'behind' | 'beside' {
  if (!local) return 'behind';
  if (!server) return 'ahead';
  if (local.text === server.text) return 'behind';
  if (local.revision > server.revision) return 'ahead';
  if (local.unanswered) return local.unanswered.includes(server.text) ? 'ahead' : 'beside';
  if (local.revision < server.revision) return 'behind';
  return Date.parse(local.savedAt) > Date.parse(server.saved_at) ? 'ahead' : 'behind';
}

/** What this device keeps of it: under the revision that the server knows it by, or will. */
export function storable({ text, revision, savedRevision, base, unanswered }: DraftState) {
  return savedRevision >= revision ? { text, revision: base } : { text, revision: base + 1, unanswered };
}

export function typed(state: DraftState, text: string): DraftState {
  return text === state.text ? state : { ...state, text, revision: state.revision + 1 };
}

export function kept(state: DraftState, revision: number): DraftState {
  return { ...state, keptRevision: Math.max(state.keptRevision, revision) };
}

export function sendStarted(state: DraftState): DraftState {
  return { ...state, sending: true, unanswered: [...state.unanswered, state.text].slice(-unansweredKept) };
}

/** Takes the server's reply to what was sent: another text is a newer draft of another device. */
export function sendStored(state: DraftState, sent: string, stored: Draft): DraftState {
  const isOwn = state.unanswered.includes(stored.text);
  const received = { ...state, sending: false, failures: 0 };
  if (!isOwn) return { ...received, hasConflict: true };
  const answered = { ...received, base: stored.revision, unanswered: [] };
  // An earlier text of this device, whose reply was lost: this one goes after it.
  if (stored.text !== sent) return answered;
  const unchanged = state.text === sent;
  const revision = Math.max(state.revision, unchanged ? stored.revision : stored.revision + 1);
  return {
    ...answered,
    revision,
    savedRevision: unchanged ? revision : stored.revision,
    savedAt: stored.saved_at,
  };
}

/** Goes on with the text of the other device; the one of this device is dropped. */
export function acceptedRemote(state: DraftState, remote: Draft): DraftState {
  return state.hasConflict ? openDraft(null, remote, state.excess) : state;
}

/** Goes on with the text of this device, which is sent as the newer one. */
export function keptLocal(state: DraftState, remote: Draft): DraftState {
  if (!state.hasConflict) return state;
  return {
    ...state,
    revision: Math.max(state.revision, remote.revision + 1),
    savedRevision: remote.revision,
    base: remote.revision,
    unanswered: [],
    savedAt: remote.saved_at,
    hasConflict: false,
  };
}

/** Goes on with both texts, that of the other device first, an empty line between them. */
export function joined(state: DraftState, remote: Draft): DraftState {
  if (!state.hasConflict) return state;
  const both = [remote.text.trimEnd(), state.text.trimStart()].filter(Boolean).join('\n\n');
  return typed(keptLocal(state, remote), both);
}

export function sendFailed(state: DraftState): DraftState {
  return { ...state, sending: false, failures: state.failures + 1 };
}

/** Milliseconds until the next attempt, or null: nothing to send, or one is under way. */
export function sendDelay(state: DraftState): number | null {
  if (state.sending || state.hasConflict || state.savedRevision >= state.revision) return null;
  if (state.excess(state.text) > 0) return null;
  return state.failures === 0 ? sendAfterMs : backoffMs(state.failures);
}

/** What the page may truthfully say of the text. */
export function saveStatus(state: DraftState): SaveStatus {
  if (state.revision === 0) return 'empty';
  if (state.savedRevision >= state.revision) return 'saved';
  if (state.excess(state.text) > 0) return 'too-long';
  if (state.failures === 0) return 'saving';
  return state.keptRevision >= state.revision ? 'kept' : 'at-risk';
}
