import { createHash } from 'node:crypto';
import { everyQuestionOf, ofFamilies } from '../../content/role-families.ts';

const bankPrompts = ofFamilies(
  (families) => new Set(families.flatMap(everyQuestionOf).map(({ prompt }) => prompt)),
);

/**
 * Where the sound of a text lies. Questions of the bank are spoken once for everybody; what was written for
 * one session may repeat what was said in it, and goes with it.
 */
export function spokenFileOf(sessionId: string, text: string, voice: string): string {
  const digest = createHash('sha256').update(`${voice}\0${text}`).digest('base64url');
  const folder = bankPrompts().has(text) ? 'spoken/bank' : spokenFolderOf(sessionId);
  return `${folder}/${digest}`;
}

/** What was spoken in one session alone. */
export function spokenFolderOf(sessionId: string): string {
  return `spoken/sessions/${sessionId}`;
}
