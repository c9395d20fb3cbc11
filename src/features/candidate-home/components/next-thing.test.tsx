// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { NextThing } from './next-thing.tsx';

afterEach(cleanup);

const loaded = { isError: false } as ComponentProps<typeof NextThing>['open'] &
  ComponentProps<typeof NextThing>['reports'];
const session = {
  _id: 'session',
  interview: null,
  role_family: { _id: 'software', name: 'Software engineering' },
  level: 'junior',
  question_type: 'mixed',
  progress: { answered: 1, skipped: 0, total: 3 },
  updated_at: '2026-11-22T09:00:00Z',
} as SessionSummary;

it.each([
  ['created', /^Not started\. Last used /],
  ['paused', /^Timer paused\. Last used /],
  // Perhaps it goes on in another place at this very moment.
  ['in_progress', /^Last used (?!.*([Tt]imer|clock))/],
] as const)('says of a session that is %s what its clock does', (status, text) => {
  const step = { kind: 'session', session: { ...session, status } } as const;
  render(<NextThing step={step} open={loaded} reports={loaded} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/Last used/).textContent).toMatch(text);
});
