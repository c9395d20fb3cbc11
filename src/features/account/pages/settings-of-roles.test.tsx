// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jane, renderPage, stubOfEachTest, withQueries } from '../../../testing/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const stub = stubOfEachTest();

const ofCandidates = ['Notifications', 'Accessibility', 'Consents', 'Your data'];

test.each([
  ['candidate', '/candidate/settings', ofCandidates],
  ['recruiter', '/recruiter/settings', []],
  ['admin', '/admin/profile', []],
] as const)('what candidates alone decide is offered to a %s accordingly', (role, url, offered) => {
  const { origin } = stub;
  renderPage(withQueries(<SettingsPage />), { origin, url, user: { ...jane, role } });
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names.filter((name) => ofCandidates.includes(name ?? ''))).toEqual(offered);
  expect(names[0]).toBe('Account');
});
