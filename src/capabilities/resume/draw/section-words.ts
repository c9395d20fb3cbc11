import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { RESUME_WORDS, WORDED_SECTIONS } from '../../../lib/resume-words.ts';
import { isSectionName, sectionTitle } from '../sections.ts';
import { isInPieces } from './east-asian.ts';
import { isOfScript } from './fonts.ts';

/** The language of what a template adds: English where no font has the letters of the resume's own. */
export function drawnLanguage(language: string): string {
  const { ongoing = '' } = RESUME_WORDS[language.split('-')[0] ?? ''] ?? {};
  const points = Array.from(ongoing, (letter) => letter.codePointAt(0) ?? 0);
  return points.every((point) => isOfScript(point) || isInPieces(point)) ? language : 'en';
}

/** What a section is called on the pages: in the language of the resume, and in English where that has no words. */
export function drawnTitle(draft: ResumeDraft, id: string): string {
  const words = RESUME_WORDS[drawnLanguage(draft.language).split('-')[0] ?? ''];
  return (isSectionName(id) && words?.sections[WORDED_SECTIONS.indexOf(id)]) || sectionTitle(draft, id);
}

/** Greek capitals have no accents, and Turkish ones keep their dots; titles of an unknown language may be English. */
export const inCapitals = (title: string, language: string): string =>
  title.toLocaleUpperCase(RESUME_WORDS[language.split('-')[0] ?? ''] ? language : 'en');
