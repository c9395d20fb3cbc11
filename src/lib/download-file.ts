/** Has the browser store a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Has the browser store a text as a file. */
export function downloadText(fileName: string, text: string): void {
  downloadFile(fileName, new Blob([text], { type: 'text/plain' }));
}
