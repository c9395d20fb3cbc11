import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { downloadFile } from '../../lib/download-file.ts';

export type ExportFormat = 'docx' | 'json' | 'txt';

/** Has the browser store a resume as a file; what makes it is loaded then. */
export async function exportResume(draft: ResumeDraft, format: ExportFormat): Promise<void> {
  downloadFile(`${fileNameOf(draft)}.${format}`, await made(draft, format));
}

async function made(draft: ResumeDraft, format: ExportFormat): Promise<Blob> {
  if (format === 'docx')
    return (await import(/* webpackChunkName: "resume-word" */ './word-file.ts')).wordFileOf(draft);
  if (format === 'json') {
    const { jsonResumeOf } = await import(/* webpackChunkName: "resume-text" */ './json-resume.ts');
    return new Blob([jsonResumeOf(draft)], { type: 'application/json' });
  }
  const { plainTextOf } = await import(/* webpackChunkName: "resume-text" */ './plain-text.ts');
  return new Blob([plainTextOf(draft)], { type: 'text/plain' });
}

/** The name of a person says more to who gets the file than its title. */
const fileNameOf = ({ content, title }: ResumeDraft) =>
  (content.basics.name || title)
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100) || 'Resume';
