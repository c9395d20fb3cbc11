import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { contentOf } from '../content-of.ts';
import type { FoundResume } from '../found-resume.ts';

/** A resume of what was found, in the plainest look. */
export function importedDraft(found: FoundResume, title: string, keepsLeftovers: boolean): ResumeDraft {
  return {
    title: title.trim() || 'Imported resume',
    language: 'en',
    content: contentOf(found, keepsLeftovers),
    settings: {
      ...{ template: 'classic', font: 'sans', font_size: 10, accent: '#1f3a5f', spacing: 'normal' },
      ...{ paper: 'a4', margins: 'normal', order: [], hidden: [], show_photo: false },
    },
  };
}
