import { expect, it } from 'vitest';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import type { StoredDraft } from '../../../capabilities/drafts/draft-storage.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';
import { setAsideUnsent } from './unsent-answers.ts';

const key = { userId: 'u', sessionId: 's', turnId: 't' };
const unsaved = {
  ...key,
  text: 'Mine. And more.',
  revision: 3,
  savedAt: '2026-01-01T10:00:00Z',
  unanswered: [],
};
const saved: StoredDraft = { ...key, text: 'Mine. And more.', revision: 3, savedAt: '2026-01-01T10:00:00Z' };
const answered = { outcome: 'answered', answer: 'Mine.' } as const;

async function look(draft: StoredDraft, turn: Partial<Turn>, isQueued = false) {
  const storage = createMemoryDraftStorage();
  await storage.writeDraft(draft);
  if (isQueued) await storage.putAnswer({ ...key, text: '', idempotencyKey: 'k', queuedAt: '' });
  const session = { _id: 's', turns: [{ _id: 't', ...turn } as Turn] };
  const found = await setAsideUnsent(storage, 'u', session);
  return { storage, found };
}

it('what was not saved when its question was submitted elsewhere is kept apart until it is dismissed', async () => {
  const { storage, found } = await look(unsaved, answered);
  expect(found).toMatchObject([{ turnId: 't', text: 'Mine. And more.', isUnsent: true }]);
  expect(found[0]?.why).toMatch(/^This question was submitted elsewhere, without/);
  expect(await storage.listRefused('u', 's')).toEqual(found);
  expect(await storage.readDraft(key)).toBeNull();
});

it.each<[string, StoredDraft, Partial<Turn>, boolean?]>([
  ['is in the answer', unsaved, { outcome: 'answered', answer: 'Before. Mine. And more.' }],
  ['was saved, and changed there', saved, answered],
  ['is nothing', { ...unsaved, text: ' ' }, answered],
  ['belongs to a question that is open', unsaved, { outcome: null, answer: null }],
  ['is on its way', unsaved, answered, true],
])('nothing is set aside of what %s', async (_what, draft, turn, isQueued) => {
  const { storage, found } = await look(draft, turn, isQueued);
  expect(found).toEqual([]);
  expect(await storage.readDraft(key)).toEqual(draft);
});

it('a question that was skipped elsewhere, or closed with the time, is called so', async () => {
  const { found } = await look(unsaved, { outcome: 'skipped', answer: null });
  expect(found[0]?.why).toBe('This question was skipped elsewhere.');
  const late = await look(unsaved, { outcome: 'interrupted', answer: null });
  expect(late.found[0]?.why).toBe('This question was closed before it was saved.');
});
