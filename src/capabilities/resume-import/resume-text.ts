/** The lines of a resume file of any kind that can be attached, read in this browser; each reader is loaded when it is needed. */
export async function resumeText(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return (await import('./pdf/pdf-text.ts')).pdfText(bytes);
  if (head.startsWith('PK')) return (await import('./word/word-text.ts')).wordText(bytes);
  return new TextDecoder().decode(bytes).split(/\r?\n/);
}
