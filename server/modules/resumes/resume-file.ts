/** The kinds of files that are taken, told by their content. */
export type ResumeKind = 'pdf' | 'docx' | 'txt';

/** What each is served as. */
export const contentTypes: Readonly<Record<ResumeKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Control characters that no text has, besides tabs and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;

/** The kind of a file by its bytes, whatever it is called; null for any other. */
export function resumeKind(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (ZIP.every((byte, at) => bytes[at] === byte)) return isDocument(bytes) ? 'docx' : null;
  return isText(bytes) ? 'txt' : null;
}

/** The names of what is packed stand unpacked in it; one with macros is not taken. */
function isDocument(bytes: Buffer): boolean {
  return (
    bytes.includes('[Content_Types].xml') &&
    bytes.includes('word/document.xml') &&
    !bytes.includes('vbaProject')
  );
}

function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() !== '' && !BINARY.test(text);
  } catch {
    return false;
  }
}

const MOST_CHARACTERS = 100;

/** What a file is called here: its own name without a path, with the ending of its kind. */
export function resumeName(given: string, kind: ResumeKind): string {
  const own = given.split(/[\\/]/).at(-1) ?? '';
  const base = own
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, MOST_CHARACTERS);
  return `${base || 'resume'}.${kind}`;
}
