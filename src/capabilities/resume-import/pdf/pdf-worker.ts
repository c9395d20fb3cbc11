import { PDFWorker } from 'pdfjs-dist';

/** Reads PDFs beside the page; none where there are no workers. */
export function pdfWorker(): PDFWorker | null {
  if (typeof Worker === 'undefined') return null;
  const port = new Worker(/* webpackChunkName: "pdf.worker" */ new URL('./pdf.worker.ts', import.meta.url));
  return PDFWorker.create({ port });
}
