import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ResumeDraft, ResumeTemplate } from '../../../../openapi/gen/types.gen.ts';
import { madeUpResume } from '../../../../tests/parse-back/made-up-resume.ts';
import { addFontsFor } from './fonts.fixture.ts';
import { LaidTexts } from './laid-texts.ts';
import { render } from './render.ts';
import { LOOKS } from './templates.ts';

/** What is done to a resume while it is written, one after the other. */
const EDITS: readonly ((draft: ResumeDraft) => ResumeDraft)[] = [
  (draft) => withBasics(draft, { label: `${draft.content.basics.label}é` }),
  (draft) => withBasics(draft, { summary: `${draft.content.basics.summary} More of **it**.`.repeat(3) }),
  ({ content, ...draft }) => ({ ...draft, content: { ...content, work: content.work.slice(1) } }),
  // The column of dates is as wide as the longest ones.
  ({ content, ...draft }) => ({
    ...draft,
    content: {
      ...content,
      work: content.work.map((job) => ({ ...job, startDate: 'Since the end of 2019' })),
    },
  }),
  (draft) => withSettings(draft, { margins: 'wide' }),
  (draft) => withSettings(draft, { font_size: 11.5, accent: '#7a1f1f' }),
  (draft) => withSettings(draft, { hidden: ['skills'], paper: 'letter' }),
];

const withBasics = (draft: ResumeDraft, basics: Partial<ResumeDraft['content']['basics']>): ResumeDraft => ({
  ...draft,
  content: { ...draft.content, basics: { ...draft.content.basics, ...basics } },
});
const withSettings = (draft: ResumeDraft, settings: Partial<ResumeDraft['settings']>): ResumeDraft => ({
  ...draft,
  settings: { ...draft.settings, ...settings },
});

// A file tells when it was made.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const templates = Object.keys(LOOKS) as ResumeTemplate[];

test.each(templates.map((template, index) => ({ template, number: index + 4 })))(
  'a resume in $template is the same file whether or not its lines are known from the one before',
  async ({ template, number }) => {
    const known = new LaidTexts();
    let draft = withSettings(madeUpResume(number), { template });
    for (const edit of EDITS) {
      draft = edit(draft);
      await addFontsFor(draft);
      const [again, anew] = [await render(draft, known), await render(draft, new LaidTexts())];
      expect(Buffer.compare(again.pdf, anew.pdf)).toBe(0);
      expect({ ...again, pdf: null }).toEqual({ ...anew, pdf: null });
    }
  },
);
