import { ImportProblem } from '../import-problem.ts';
import { unpack } from '../zip/unpack.ts';
import { paragraphTexts } from './word-xml.ts';

/** The paragraphs of a Word document (DOCX). */
export function wordText(bytes: Uint8Array<ArrayBuffer>): string[] {
  const main = unpack(bytes).get('word/document.xml');
  if (!main) throw new ImportProblem('This is not a Word document (DOCX).');
  return paragraphTexts(new TextDecoder().decode(main));
}
