import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { RESUME_WORDS, WORDED_SECTIONS } from '../../../lib/resume-words.ts';
import { isSectionName, sectionTitle } from '../sections.ts';

/** What a section is called on the pages: in the language of the resume, and in English where that has no words. */
export function drawnTitle(draft: ResumeDraft, id: string): string {
  const words = RESUME_WORDS[draft.language.split('-')[0] ?? ''];
  return (isSectionName(id) && words?.sections[WORDED_SECTIONS.indexOf(id)]) || sectionTitle(draft, id);
}
