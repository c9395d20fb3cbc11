// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { openDraft, type SaveStatus } from '../../../capabilities/drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';
import { SaveStatusLine, saveText } from './save-status-line.tsx';

it.each<[SaveStatus, string | null, RegExp]>([
  ['empty', null, /^$/],
  ['saving', null, /^Saving…$/],
  ['saved', '2026-01-01T10:42:10Z', /^Saved \w+ 1, 2026, \d\d:42$/],
  ['saved', new Date().toISOString(), /^Saved \d\d:\d\d$/],
  ['kept', null, /kept on this device/],
  ['at-risk', null, /keep this page open/],
  ['too-long', null, /Too long/],
])('%s', (status, savedAt, text) => expect(saveText(status, savedAt)).toMatch(text));

it('tells assistive technology what the draft of the server is', () => {
  const draft = { text: 'stored', revision: 2, saved_at: '2026-01-01T10:42:10Z' };
  const ports = { storage: createMemoryDraftStorage(), send: async () => draft };
  const key = { userId: 'u', sessionId: 's', turnId: 't' };
  render(<SaveStatusLine keeper={new DraftKeeper(key, ports, openDraft(null, draft))} />);
  expect(screen.getByRole('status').textContent).toMatch(/Saved .*\d\d:42/);
});
