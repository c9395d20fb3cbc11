import { expect, test } from 'vitest';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { nothingFound } from '../../../capabilities/resume-import/found-resume.ts';
import { atsChecks } from './ats-check.ts';

const draft = resumeDraft();
const found = (text: string) => ({ text, place: 'Page 1, line 1', doubt: null });
const statusOf = (checks: ReturnType<typeof atsChecks>, label: string) =>
  checks.find((check) => check.label === label)?.status;

test('what was read is told apart from what was read as something else, or not at all', () => {
  const read = nothingFound();
  read.basics.name = found('Zoë  Zett');
  read.lists.education.push({ area: found('Ward lead') });
  const checks = atsChecks(draft, read);
  expect(statusOf(checks, 'Full name')).toBe('found');
  expect(statusOf(checks, 'Experience 1, Position')).toBe('elsewhere');
  expect(statusOf(checks, 'Email')).toBe('lost');
  expect(checks.find(({ label }) => label === 'Full name')?.place).toBe('Page 1, line 1');
});

test('what is hidden is not looked for, nor what is empty', () => {
  const hidden = { ...draft, settings: { ...draft.settings, hidden: ['skills'] } };
  const labels = atsChecks(hidden, nothingFound()).map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('Skills'))).toEqual([]);
  expect(labels).not.toContain('Experience 1, Link');
});
