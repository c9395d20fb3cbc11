import { describe, expect, it } from 'vitest';
import { createMemoryDraftStorage } from './memory-draft-storage.ts';

const draft = (userId: string, sessionId: string, turnId: string) => ({
  userId,
  sessionId,
  turnId,
  text: 'text',
  revision: 1,
  savedAt: '2026-01-01T10:00:00Z',
});

describe('memory draft storage', () => {
  it('shows a user nothing of another', async () => {
    const storage = createMemoryDraftStorage();
    await storage.writeDraft(draft('anna', 's', 't'));
    expect(await storage.readDraft({ userId: 'ben', sessionId: 's', turnId: 't' })).toBeNull();
  });

  it('forgets one session and nothing else', async () => {
    const storage = createMemoryDraftStorage();
    await storage.writeDraft(draft('anna', 's1', 't1'));
    await storage.writeDraft(draft('anna', 's2', 't2'));
    await storage.writeDraft(draft('ben', 's1', 't1'));
    await storage.removeSession('anna', 's1');
    expect(await storage.readDraft(draft('anna', 's1', 't1'))).toBeNull();
    expect(await storage.readDraft(draft('anna', 's2', 't2'))).not.toBeNull();
    expect(await storage.readDraft(draft('ben', 's1', 't1'))).not.toBeNull();
  });

  it('forgets what the server has, of whomever, and nothing that is only here', async () => {
    const storage = createMemoryDraftStorage();
    await storage.writeDraft(draft('anna', 's1', 't1'));
    await storage.writeDraft({ ...draft('anna', 's1', 't2'), unanswered: [] });
    await storage.writeDraft(draft('ben', 's2', 't1'));
    await storage.removeSavedDrafts();
    expect(await storage.readDraft(draft('anna', 's1', 't1'))).toBeNull();
    expect(await storage.readDraft(draft('anna', 's1', 't2'))).not.toBeNull();
    expect(await storage.readDraft(draft('ben', 's2', 't1'))).toBeNull();
  });

  it('keeps what was refused until just that is removed', async () => {
    const storage = createMemoryDraftStorage();
    const refused = (idempotencyKey: string) => ({
      ...{ userId: 'anna', sessionId: 's', turnId: 't', text: 'text', why: '' },
      ...{ idempotencyKey, queuedAt: '2026-01-01T10:00:00Z' },
    });
    await storage.putRefused(refused('first'));
    await storage.putRefused(refused('second'));
    await storage.removeSession('anna', 's');
    await storage.removeRefused(refused('first'));
    expect(await storage.listRefused('anna', 's')).toEqual([refused('second')]);
    expect(await storage.listRefused('ben', 's')).toEqual([]);
  });
});
