import { downloadFile } from '../../../lib/download-file.ts';

/** Has the browser store the very file that is shown. */
export function downloadPdf(pdf: Uint8Array<ArrayBuffer>, name: string): void {
  const fileName = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'Resume';
  downloadFile(`${fileName}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
}
