import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { isSectionName, type SectionName, sectionTitle } from '../sections.ts';

type Words = Readonly<Record<SectionName, string>>;

/** What the sections are called in the language that a resume is written in; where it is not here, in English. */
const WORDS: Readonly<Record<string, Words>> = {
  de: {
    ...{ work: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse', projects: 'Projekte' },
    ...{ volunteer: 'Ehrenamt', certificates: 'Zertifikate', languages: 'Sprachen' },
    ...{
      publications: 'Publikationen',
      awards: 'Auszeichnungen',
      interests: 'Interessen',
      references: 'Referenzen',
    },
  },
  fr: {
    ...{
      work: 'Expérience professionnelle',
      education: 'Formation',
      skills: 'Compétences',
      projects: 'Projets',
    },
    ...{ volunteer: 'Bénévolat', certificates: 'Certifications', languages: 'Langues' },
    ...{
      publications: 'Publications',
      awards: 'Distinctions',
      interests: 'Centres d’intérêt',
      references: 'Références',
    },
  },
  es: {
    ...{
      work: 'Experiencia profesional',
      education: 'Educación',
      skills: 'Habilidades',
      projects: 'Proyectos',
    },
    ...{ volunteer: 'Voluntariado', certificates: 'Certificados', languages: 'Idiomas' },
    ...{
      publications: 'Publicaciones',
      awards: 'Premios',
      interests: 'Intereses',
      references: 'Referencias',
    },
  },
  ru: {
    ...{ work: 'Опыт работы', education: 'Образование', skills: 'Навыки', projects: 'Проекты' },
    ...{ volunteer: 'Волонтёрство', certificates: 'Сертификаты', languages: 'Языки' },
    ...{ publications: 'Публикации', awards: 'Награды', interests: 'Интересы', references: 'Рекомендации' },
  },
};

/** What a section is called on the pages. */
export function drawnTitle(draft: ResumeDraft, id: string): string {
  const words = WORDS[draft.language.split('-')[0] ?? ''];
  return (isSectionName(id) && words?.[id]) || sectionTitle(draft, id);
}
