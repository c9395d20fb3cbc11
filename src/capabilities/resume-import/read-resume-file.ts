import { fitToFields } from './fit-to-fields.ts';
import type { FoundResume } from './found-resume.ts';
import { ImportProblem } from './import-problem.ts';

const MOST_BYTES = 10 * 1024 * 1024;

/** Reads a file in this browser; it is sent nowhere. Each reader is loaded when it is needed. */
export async function readResumeFile(file: File): Promise<FoundResume> {
  if (file.size === 0) throw new ImportProblem('This file is empty.');
  if (file.size > MOST_BYTES) throw new ImportProblem('This file is larger than 10 MB.');
  return fitToFields(await read(new Uint8Array(await file.arrayBuffer())));
}

/** What a file is, by its first bytes; its name says little. */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<FoundResume> {
  const starts = (...first: number[]) => first.every((byte, index) => bytes[index] === byte);
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    return (await import('./pdf/read-pdf.ts')).readPdf(bytes);
  if (starts(0x50, 0x4b)) return readZip(bytes);
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new ImportProblem(
      'This Word file is protected with a password, or older than 2007. Save it as DOCX without one.',
    );
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith('{\\rtf'))
    throw new ImportProblem('An RTF file cannot be read. Save it as DOCX or PDF.');
  if (/^\uFEFF?\s*[{[]/.test(text)) return (await import('./json/read-json-resume.ts')).readJsonResume(text);
  throw new ImportProblem('Choose a PDF, a Word document (DOCX), a JSON Resume or LinkedIn’s archive.');
}

async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<FoundResume> {
  const { isLinkedIn, readLinkedIn } = await import('./linkedin/read-linkedin.ts');
  const { namesIn } = await import('./zip/unpack.ts');
  const names = namesIn(bytes);
  if (isLinkedIn(names)) return readLinkedIn(bytes);
  if (names.includes('content.xml') && names.includes('mimetype'))
    throw new ImportProblem('An OpenDocument file cannot be read. Save it as DOCX or PDF.');
  return (await import('./word/read-word.ts')).readWord(bytes);
}
