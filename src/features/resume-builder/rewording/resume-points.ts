import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';

/** A point of an entry that is long enough to be worded anew. */
export interface ResumePoint {
  /** Its section, entry and place in it. */
  readonly id: string;
  readonly where: string;
  readonly text: string;
}

const LEAST = 20;
const LONGEST = 1000;

const SECTIONS = ['work', 'projects', 'volunteer'] as const;

/** The points of what was done, in the order in which they are written. */
export const resumePoints = ({ content }: ResumeDraft): ResumePoint[] =>
  SECTIONS.flatMap((section) =>
    content[section].flatMap((entry, at) =>
      entry.highlights.map((text, point) => ({
        id: [section, at, point].join('/'),
        where: ('position' in entry && entry.position) || ('name' in entry && entry.name) || 'No title',
        text,
      })),
    ),
  ).filter(({ text }) => text.trim().length >= LEAST && text.length <= LONGEST);

/** The draft with another text in that point. */
export function withPoint(draft: ResumeDraft, id: string, text: string): ResumeDraft {
  const change = <Entry extends { highlights: string[] }>(section: string, entries: readonly Entry[]) =>
    entries.map((entry, at) => ({
      ...entry,
      highlights: entry.highlights.map((old, point) => (id === [section, at, point].join('/') ? text : old)),
    }));
  const { work, projects, volunteer } = draft.content;
  const content = {
    ...draft.content,
    work: change('work', work),
    projects: change('projects', projects),
    volunteer: change('volunteer', volunteer),
  };
  return { ...draft, content };
}
