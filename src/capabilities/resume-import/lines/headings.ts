import { RESUME_WORDS, WORDED_SECTIONS } from '../../../lib/resume-words.ts';
import type { ListSection } from '../found-resume.ts';

export type SectionName = ListSection | 'summary' | 'contact' | 'custom';

const WORDS: Readonly<Record<Exclude<SectionName, 'custom'>, readonly string[]>> = {
  summary: [
    ...[
      'summary',
      'professional summary',
      'executive summary',
      'career summary',
      'profile',
      'about',
      'about me',
    ],
    ...[
      'objective',
      'career objective',
      'personal statement',
      'profil',
      'über mich',
      'résumé',
      'perfil',
      'о себе',
    ],
  ],
  contact: ['contact', 'contact details', 'contact information', 'personal details', 'kontakt', 'контакты'],
  work: [
    ...[
      'experience',
      'work',
      'work experience',
      'professional experience',
      'employment',
      'employment history',
    ],
    ...['work history', 'career history', 'relevant experience', 'professional background', 'career'],
    ...['job experience', 'job history', 'industry experience', 'internships', 'internship experience'],
    ...['berufserfahrung', 'expérience professionnelle', 'expérience', 'experiencia', 'experiencia laboral'],
    ...['experiencia profesional', 'опыт работы', 'опыт'],
  ],
  volunteer: [
    ...['volunteer', 'volunteering', 'volunteer experience', 'volunteer work', 'community service'],
    ...['voluntary work', 'ehrenamt', 'bénévolat'],
  ],
  education: [
    ...['education', 'academic background', 'education and training', 'academic history', 'qualifications'],
    ...['academic qualifications', 'educational background', 'academics'],
    ...['ausbildung', 'bildung', 'formation', 'educación', 'formación', 'образование'],
  ],
  projects: [
    'projects',
    'personal projects',
    'selected projects',
    'academic projects',
    'software projects',
    'software development projects',
    'key projects',
    'projekte',
    'projets',
    'proyectos',
  ],
  skills: [
    ...[
      'skills',
      'top skills',
      'technical skills',
      'key skills',
      'core skills',
      'skills and tools',
      'competencies',
    ],
    ...['core competencies', 'technologies', 'tools', 'expertise', 'areas of expertise', 'kenntnisse'],
    ...['fähigkeiten', 'compétences', 'habilidades', 'навыки'],
  ],
  languages: ['languages', 'language skills', 'sprachen', 'sprachkenntnisse', 'langues', 'idiomas', 'языки'],
  certificates: [
    ...[
      'certificates',
      'certifications',
      'licenses and certifications',
      'certifications and licenses',
      'licenses',
    ],
    ...['courses and certifications', 'zertifikate', 'certificados'],
  ],
  awards: [
    ...[
      'awards',
      'honors',
      'honours',
      'honors and awards',
      'awards and honors',
      'honors-awards',
      'achievements',
    ],
    ...['scholarships and awards', 'auszeichnungen', 'distinctions', 'premios'],
  ],
  publications: ['publications', 'selected publications', 'papers', 'publikationen', 'publicaciones'],
  interests: ['interests', 'hobbies', 'hobbies and interests', 'interessen', 'intereses', 'loisirs'],
  references: ['references', 'referees', 'recommendations', 'referenzen', 'références', 'referencias'],
};

const SECTIONS = new Map<string, Exclude<SectionName, 'custom'>>([
  ...Object.values(RESUME_WORDS).flatMap(({ sections }) =>
    WORDED_SECTIONS.map((name, index) => [asCompared(sections[index] ?? ''), name] as const),
  ),
  ...Object.entries(WORDS).flatMap(([name, words]) =>
    words.map((word) => [word, name as Exclude<SectionName, 'custom'>] as const),
  ),
]);

/** Words as they are compared: without size, signs and numbers around them, and marks that a font may set apart. */
function asCompared(text: string): string {
  return (
    text
      .normalize('NFD')
      // Greek capitals have no accents.
      .replaceAll(/(?<=[\u0370-\u03ff]\u0308?)\u0301/g, '')
      .normalize('NFKC')
      .toLocaleLowerCase('en')
      .replaceAll(/[\u0307\u200c-\u200f]/g, '')
      .replace(/&/g, ' and ')
      .replace(/^[\s\d.)#*_—–-]+|[\s:*_—–-]+$/gu, '')
      .replace(/\s+/g, ' ')
  );
}

/** The section that a heading of these words begins; null for other words. */
export function sectionNamed(text: string): SectionName | null {
  if (text.length > 50) return null;
  const plain = asCompared(text);
  // Letters set apart: "E X P E R I E N C E".
  const joined = /^(?:\p{L} )+\p{L}$/u.test(plain) ? plain.replace(/ /g, '') : plain;
  return SECTIONS.get(joined) ?? null;
}

/** Whether a line is set as a heading is: alone in capitals. */
export const isInCapitals = (text: string): boolean =>
  text.length <= 40 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/[\d@]/.test(text);
