import type { ResumeContent, ResumeDraft } from '../../../openapi/gen/types.gen.ts';

export type SectionName = Exclude<keyof ResumeContent, 'basics' | 'custom'>;

/** What the sections of the format are called, in the order in which they come. */
const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  volunteer: 'Volunteering',
  certificates: 'Certificates',
  languages: 'Languages',
  publications: 'Publications',
  awards: 'Awards',
  interests: 'Interests',
  references: 'References',
};

export const isSectionName = (id: string): id is SectionName => Object.hasOwn(SECTION_TITLES, id);

/** The ids of all sections in their order; where that says nothing, those of the person's own are last. */
export function sectionOrder({ content, settings }: ResumeDraft, first: readonly string[] = []): string[] {
  const known = new Set([...Object.keys(SECTION_TITLES), ...content.custom.map(({ _id }) => _id)]);
  const said = settings.order.length > 0 ? settings.order : first;
  return [...new Set([...said.filter((id) => known.has(id)), ...known])];
}

export const sectionTitle = ({ content }: ResumeDraft, id: string): string =>
  isSectionName(id) ? SECTION_TITLES[id] : (content.custom.find(({ _id }) => _id === id)?.title ?? '');
