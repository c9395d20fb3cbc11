import type { Actor } from '../../platform/security/actor.ts';

/** `list`: one's own reports; `read`: one report. */
export type ReportAction = 'list' | 'read';

/** Whether an actor may do this; the report of a practice belongs to its candidate alone. */
export function allow(
  actor: Actor,
  action: ReportAction,
  report?: { readonly candidateId: string },
): boolean {
  if (actor.role !== 'candidate') return false;
  return action === 'list' || report?.candidateId === actor.userId;
}
