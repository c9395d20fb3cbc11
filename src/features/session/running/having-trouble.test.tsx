// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import type { RootStore } from '../../../stores/root-store.ts';
import { HavingTrouble } from './having-trouble.tsx';

const practice = { interview: null } as Session;

afterEach(cleanup);

it.each([
  [
    'keeps everything',
    true,
    true,
    /kept on this device/,
    /^The page looks wrong: reload it\. .*what you typed\.$/,
  ],
  [
    'keeps nothing',
    false,
    false,
    /kept in this page alone/,
    /^The page looks wrong: reload it and log in again\. .*what the page says is saved\.$/,
  ],
  [
    'keeps drafts and no sign-in',
    true,
    false,
    /kept on this device/,
    /reload it and log in again\. .*what you typed\.$/,
  ],
])('says what holds in a browser that %s', (_what, durable, isKept, offline, reload) => {
  const stores = { auth: { isKept } } as unknown as RootStore;
  render(
    <StoresProvider stores={stores}>
      <HavingTrouble session={practice} durable={durable} />
    </StoresProvider>,
  );
  const [, network, page] = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  expect(network).toMatch(offline);
  expect(page).toMatch(reload);
});
