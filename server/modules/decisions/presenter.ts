import type { Decision } from '../../../openapi/gen/types.gen.ts';
import type { DecisionRow } from './decision-repository.ts';
import { undoUntil } from './decision-rules.ts';

/** Decisions of one application, newest first: only the first of them can be undone. */
export function presentDecisions(rows: readonly DecisionRow[], now: Date): Decision[] {
  return rows.map(({ decision, decidedBy }, at) => ({
    _id: decision.id,
    kind: decision.kind,
    reason: decision.reason,
    note: decision.note,
    decided_by: decidedBy,
    at: decision.at.toISOString(),
    mail: mailOf(decision),
    undo_until: (at === 0 && undoUntil(decision, now)?.toISOString()) || null,
    undone_at: decision.undoneAt?.toISOString() ?? null,
  }));
}

function mailOf({ mailStatus, mailAt }: DecisionRow['decision']): Decision['mail'] {
  return mailStatus && mailAt ? { status: mailStatus, at: mailAt.toISOString() } : null;
}
