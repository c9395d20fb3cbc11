import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltResume, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { randomFrom } from '../../../../tests/support/random-from.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';
import { sectionsOf, withEntries, withSectionHidden, withSectionMoved } from '../content/sections.ts';
import { type KeptEdit, ResumeSaver } from './resume-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const resume = (draft: ResumeDraft, version = 1): BuiltResume => ({
  ...{ _id: 'r', version, draft, is_locked: false, is_default: false, trashed_at: null },
  ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', open_links: 0 },
});

/** A server that holds one resume, and a device that keeps what the server has not. */
function begin(isDown = () => false) {
  const world = { server: resume(resumeDraft()), kept: null as KeptEdit | null, saves: 0 };
  const open = () =>
    new ResumeSaver(
      world.server,
      {
        save: async ({ base_version, draft }) => {
          if (isDown()) throw new Error('down');
          if (base_version !== world.server.version) return null;
          world.saves += 1;
          world.server = resume(draft, base_version + 1);
          return world.server;
        },
        load: async () => world.server,
        keep: (edit) => {
          world.kept = edit;
        },
        onSaved: () => {},
      },
      world.kept,
    );
  return { world, open };
}

const EDITS = 10_000;
const MOST_STEPS = 500;

test('10,000 random edits, undone and redone on a server that is often away, end where they should', async () => {
  const next = randomFrom(7);
  const { world, open } = begin(() => next() < 0.2);
  let saver = open();
  // The states that can be gone back to, and which of them is the one of now.
  let states = [saver.draft];
  let at = 0;
  for (let edit = 0; edit < EDITS; edit++) {
    const choice = next();
    if (choice < 0.25 && at > 0) {
      at -= 1;
      saver.undo();
    } else if (choice < 0.4 && at < states.length - 1) {
      at += 1;
      saver.redo();
    } else {
      const draft = randomEdit(saver.draft, next, edit);
      states = [...states.slice(0, at + 1), draft].slice(-MOST_STEPS - 1);
      at = states.length - 1;
      saver.change(draft);
    }
    if (saver.draft !== states[at]) expect(saver.draft).toEqual(states[at]);
    if (next() < 0.1) await vi.advanceTimersByTimeAsync(next() * 3000);
    if (next() < 0.002) {
      // The tab is killed: another one goes on with what the server and the device have, without steps to undo.
      vi.clearAllTimers();
      const before = saver.draft;
      saver = open();
      expect(saver.draft).toEqual(before);
      states = [saver.draft];
      at = 0;
    }
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.server.draft).toEqual(saver.draft);
  expect(world.kept).toBeNull();
  const last = saver.draft;
  for (let step = at; step > 0; step--) saver.undo();
  expect(saver.draft).toEqual(states[0]);
  for (let step = 0; step < at; step++) saver.redo();
  expect(saver.draft).toEqual(last);
}, 60_000);

function randomEdit(draft: ResumeDraft, next: () => number, edit: number): ResumeDraft {
  const sections = sectionsOf(draft);
  const section = sections[Math.floor(next() * sections.length)];
  const kind = Math.floor(next() * 5);
  if (!section || kind === 0) return { ...draft, title: `Title ${edit}` };
  if (kind === 1) return withSectionMoved(draft, section.id, Math.floor(next() * sections.length));
  if (kind === 2) return withSectionHidden(draft, section.id, next() < 0.5);
  if (kind === 3) return { ...draft, settings: { ...draft.settings, font_size: 8 + Math.floor(next() * 6) } };
  const { work } = draft.content;
  const [first] = work;
  if (!first || next() < 0.3) return withEntries(draft, 'work', work.slice(0, Math.floor(next() * 5)));
  return withEntries(draft, 'work', [{ ...first, position: `Position ${edit}` }, ...work].slice(0, 8));
}

test('who types without a pause is saved every two seconds', async () => {
  const { world, open } = begin();
  const saver = open();
  for (let letter = 0; letter < 100; letter++) {
    saver.change({ ...saver.draft, title: `Title ${'x'.repeat(letter)}` }, 'title');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(world.saves).toBeGreaterThanOrEqual(4);
  expect(world.server.draft.title.length).toBeGreaterThan('Title '.length + 75);
});

test('whoever left with what cannot be saved is not asked for it again and again; it waits on this device', async () => {
  let isDown = true;
  let tries = 0;
  const { world, open } = begin(() => {
    tries += 1;
    return isDown;
  });
  const saver = open();
  saver.change({ ...saver.draft, title: 'Night shifts' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(5);
  saver.leave();
  await saver.flush();
  const untilLeft = tries;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(untilLeft);
  isDown = false;
  open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.server.draft.title).toBe('Night shifts');
});
