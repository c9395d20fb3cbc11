import { expect, test } from 'vitest';
import type { CompanyReason, CompanyReasonChange } from '../../../openapi/gen/types.gen.ts';
import { reasonsFrom, type StoredReason, withChange, withReason } from './reason-rules.ts';

const labels = (reasons: readonly CompanyReason[], kind: string) =>
  reasons.filter((reason) => reason.kind === kind).map(({ label }) => label);

const own: StoredReason = {
  id: 'own',
  kind: 'hire',
  label: 'Known for years',
  isProcess: false,
  isOffered: true,
  place: 0,
};

test('a company has the built-in reasons, in its own order, and what it never placed behind them', () => {
  const builtIn = { ...own, id: 'offer-accepted', label: null, isOffered: false, place: 1 };
  const gone = { ...builtIn, id: 'no-longer-in-the-content', place: 2 };
  const reasons = reasonsFrom([gone, builtIn, own]);
  expect(labels(reasons, 'hire')).toEqual(['Known for years', 'Offer accepted', 'Best fit for the role']);
  expect(reasons.filter((reason) => !reason.is_offered).map(({ _id }) => _id)).toEqual(['offer-accepted']);
  const process = reasons.filter(({ is_process }) => is_process);
  expect(process.map(({ _id }) => _id)).toEqual(['filled', 'closed', 'no-reply', 'duplicate']);
});

test('a reason has words of its own, and only one to reject is a process reason', () => {
  const all = reasonsFrom([own]);
  const rows: [kind: CompanyReason['kind'], label: string, wanted: string | boolean][] = [
    ['hire', ' Trained here ', false],
    ['reject', 'Ward closed', true],
    ['hire', ' ', 'This is required.'],
    ['hire', 'known for YEARS', 'You have this reason already.'],
    ['reopen', 'Known for years', false],
  ];
  for (const [kind, label, wanted] of rows) {
    const made = withReason(all, 'new', { kind, label, is_process: true });
    const got = 'problem' in made ? made.problem.message : made.reasons.at(-1)?.is_process;
    expect(got, label).toBe(wanted);
    if ('reasons' in made) expect(made.reasons.at(-1)?.label).toBe(label.trim());
  }
});

test('it moves, is renamed and switched off; built-in words stay, and one of a kind is always offered', () => {
  const all = reasonsFrom([own]);
  const rows: [id: string, change: CompanyReasonChange, wanted: string | string[]][] = [
    ['own', { place: 3 }, ['Best fit for the role', 'Offer accepted', 'Known for years']],
    ['own', { label: 'Known' }, ['Known', 'Best fit for the role', 'Offer accepted']],
    ['own', { label: 'Offer accepted' }, 'label'],
    ['best-fit', { place: 1 }, ['Best fit for the role', 'Known for years', 'Offer accepted']],
    ['best-fit', { label: 'Best' }, 'label'],
    ['filled', { is_process: false }, 'label'],
  ];
  for (const [id, change, wanted] of rows) {
    const reason = all.find(({ _id }) => _id === id);
    if (!reason) throw new Error(id);
    const made = withChange(all, reason, change);
    const got = 'problem' in made ? made.problem.field : labels(made.reasons, reason.kind);
    expect(got, JSON.stringify(change)).toEqual(wanted);
  }
  const only = all.map((reason) => ({ ...reason, is_offered: reason._id === 'own' }));
  const [last] = only.filter((reason) => reason.is_offered);
  if (!last) throw new Error('None is offered');
  expect(withChange(only, last, { is_offered: false })).toMatchObject({ problem: { field: 'is_offered' } });
});
