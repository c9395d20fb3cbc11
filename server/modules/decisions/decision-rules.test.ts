import { expect, test } from 'vitest';
import type { DecisionRequest } from '../../../openapi/gen/types.gen.ts';
import { decisionReasons } from '../../content/decision-reasons.ts';
import { readDecision, undoUntil } from './decision-rules.ts';

const now = new Date('2026-11-24T11:00:00Z');
const time = { timeZone: 'UTC', workingDays: [1, 2, 3, 4, 5] };

test('a decision has a reason of its kind, and a rejection alone has a mail', () => {
  const rows: [DecisionRequest, string | null][] = [
    [{ kind: 'reject', reason_id: 'filled' }, '2026-11-25T09:00:00.000Z'],
    [{ kind: 'reject', reason_id: 'filled', mail: 'none' }, null],
    [
      { kind: 'reject', reason_id: 'filled', mail: 'at', mail_at: '2026-11-24T12:00:00Z' },
      '2026-11-24T12:00:00.000Z',
    ],
    [{ kind: 'hire', reason_id: 'best-fit' }, null],
    [{ kind: 'reopen', reason_id: 'mistake' }, null],
    [{ kind: 'hire', reason_id: 'filled' }, 'reason_id'],
    [{ kind: 'reject', reason_id: 'score' }, 'reason_id'],
    [{ kind: 'reject', reason_id: 'filled', mail: 'at' }, 'mail_at'],
    [{ kind: 'reject', reason_id: 'filled', mail: 'at', mail_at: '2026-11-24T11:05:00Z' }, 'mail_at'],
  ];
  for (const [request, wanted] of rows) {
    const read = readDecision(request, now, time, decisionReasons);
    const got = 'problem' in read ? read.problem.field : (read.mailAt?.toISOString() ?? null);
    expect(got, JSON.stringify(request)).toBe(wanted);
  }
});

test('it can be undone until its mail leaves, or for ten minutes where none does', () => {
  const at = new Date('2026-11-24T10:55:00Z');
  const decided = { kind: 'reject', at, undoneAt: null, mailStatus: null, mailAt: null } as const;
  const mailAt = new Date('2026-11-25T09:00:00Z');
  const rows: [Parameters<typeof undoUntil>[0], string | undefined][] = [
    [decided, '2026-11-24T11:05:00.000Z'],
    [{ ...decided, at: new Date('2026-11-24T10:50:00Z') }, undefined],
    [{ ...decided, mailStatus: 'scheduled', mailAt }, mailAt.toISOString()],
    [{ ...decided, mailStatus: 'sent', mailAt }, undefined],
    [{ ...decided, undoneAt: now }, undefined],
    [{ ...decided, kind: 'reopen' }, undefined],
  ];
  for (const [row, until] of rows)
    expect(undoUntil(row, now)?.toISOString(), JSON.stringify(row)).toBe(until);
});
