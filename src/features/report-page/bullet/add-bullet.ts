import type { ResumeContent, ResumeDraft } from '../../../../openapi/gen/types.gen.ts';

const SECTIONS = ['work', 'projects', 'volunteer'] as const;
const MOST_POINTS = 100;

export interface BulletTarget {
  /** `work.0` */
  readonly id: string;
  readonly words: string;
}

/** The entries of a resume that take another point. */
export const bulletTargets = (content: ResumeContent): BulletTarget[] =>
  SECTIONS.flatMap((section) =>
    content[section].flatMap((entry, index) =>
      entry.highlights.length < MOST_POINTS ? { id: `${section}.${index}`, words: wordsOf(entry) } : [],
    ),
  );

const wordsOf = (entry: { position?: string; name?: string; organization?: string }) =>
  [entry.position, entry.name, entry.organization].filter(Boolean).join(', ') || 'Untitled entry';

/** A resume with one more point in an entry. */
export function withBullet(draft: ResumeDraft, id: string, bullet: string): ResumeDraft {
  const [section, index] = id.split('.');
  const content = { ...draft.content };
  const add = <Entry extends { highlights: string[] }>(entries: Entry[]) =>
    entries.map((entry, at) =>
      at === Number(index) ? { ...entry, highlights: [...entry.highlights, bullet] } : entry,
    );
  if (section === 'work') content.work = add(content.work);
  else if (section === 'projects') content.projects = add(content.projects);
  else content.volunteer = add(content.volunteer);
  return { ...draft, content };
}
