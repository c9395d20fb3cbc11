import Box from '@mui/material/Box';
import { getDocument, type PDFDocumentProxy, type PDFWorker } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { pdfWorker } from '../../resume-import/pdf/pdf-worker.ts';

interface PdfPagesProps {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** What is shown, for screen readers. */
  readonly label: string;
  readonly onProblem: (problem: unknown) => void;
}

/** Draws the pages of the very file that is exported; those of the one before stay until they are drawn. */
export function PdfPages({ pdf, label, onProblem }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const worker = useRef<PDFWorker | null>(null);
  useEffect(
    () => () => {
      worker.current?.destroy();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    let isStale = false;
    worker.current ??= pdfWorker();
    const beside = worker.current && { worker: worker.current };
    const task = getDocument({ data: pdf.slice(), verbosity: 0, enableXfa: false, ...beside });
    const draw = async () => {
      const canvases = await drawn(await task.promise, label);
      if (!isStale) frame.current?.replaceChildren(...canvases);
    };
    draw().catch((problem) => {
      if (!isStale) onProblem(problem);
    });
    return () => {
      isStale = true;
      void task.destroy();
    };
  }, [pdf, label, onProblem]);
  return <Box ref={frame} sx={frameStyle} />;
}

/** Wide enough for a sharp picture at the usual size. */
const WIDTH = 800;

async function drawn(document: PDFDocumentProxy, label: string): Promise<HTMLCanvasElement[]> {
  const canvases: HTMLCanvasElement[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const scale = (WIDTH * Math.min(window.devicePixelRatio, 2)) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = window.document.createElement('canvas');
    Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', `${label}, page ${number} of ${document.numPages}`);
    await page.render({ canvas, viewport }).promise;
    canvases.push(canvas);
  }
  return canvases;
}

const frameStyle = {
  display: 'grid',
  gap: 2,
  '& canvas': { width: '100%', height: 'auto', bgcolor: '#ffffff', border: 1, borderColor: 'divider' },
} as const;
