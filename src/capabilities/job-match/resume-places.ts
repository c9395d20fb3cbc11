import type { ResumeContent, ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { type Word, wordsOf } from './terms.ts';

/** A text of a resume. */
export interface ResumePlace {
  readonly where: string;
  readonly words: readonly Word[];
  /** Whether it tells of something done, and does not just list. */
  readonly isExperience: boolean;
  /** The whole of it, where it names a skill. */
  readonly skill: string | null;
}

/** Every text of a resume that can have a term, with its place. */
export function resumePlaces({ content }: ResumeDraft): ResumePlace[] {
  const { basics, skills, languages, certificates, publications, interests, custom } = content;
  return [
    ...listed('Headline', [basics.label]),
    ...listed('Summary', [basics.summary]),
    ...experience(content),
    ...skills.flatMap(({ name, keywords }) => [
      ...listed('Skills', [name], keywords.length === 0),
      ...listed(name ? `Skills, ${name}` : 'Skills', keywords, true),
    ]),
    ...listed(
      'Languages',
      languages.map(({ language }) => language),
    ),
    ...listed(
      'Certificates',
      certificates.map(({ name }) => name),
    ),
    ...listed(
      'Publications',
      publications.flatMap(({ name, summary }) => [name, summary]),
    ),
    ...listed(
      'Interests',
      interests.flatMap(({ name, keywords }) => [name, ...keywords]),
    ),
    ...custom.flatMap(({ title, entries }) =>
      listed(
        title,
        entries.flatMap((entry) => [entry.title, entry.subtitle, entry.summary, ...entry.highlights]),
      ),
    ),
  ].filter(({ words }) => words.length > 0);
}

const listed = (where: string, texts: readonly string[], isSkill = false): ResumePlace[] =>
  texts.map((text) => ({
    where,
    words: wordsOf(text),
    isExperience: false,
    skill: isSkill && text ? text : null,
  }));

function experience({ work, volunteer, education, projects }: ResumeContent): ResumePlace[] {
  const told = (where: string, texts: readonly string[]) =>
    texts.map((text) => ({ where, words: wordsOf(text), isExperience: true, skill: null }));
  return [
    ...work.flatMap(({ position, name, summary, highlights }) =>
      told([position, name].filter(Boolean).join(', '), [position, summary, ...highlights]),
    ),
    ...projects.flatMap(({ name, description, highlights, keywords }) =>
      told(name, [name, description, ...highlights, ...keywords]),
    ),
    ...volunteer.flatMap(({ position, organization, summary, highlights }) =>
      told([position, organization].filter(Boolean).join(', '), [position, summary, ...highlights]),
    ),
    ...education.flatMap(({ institution, area, studyType, courses }) =>
      told(institution, [area, studyType, ...courses]),
    ),
  ];
}
