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

/** Draws the pages of the very file that is exported, those in view first; each of the one before stays until then. */
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
      const document = await task.promise;
      const drawAll = async (numbers: readonly number[]) => {
        for (const number of numbers) {
          if (isStale) return;
          const canvas = await drawn(document, number, label);
          if (!isStale) show(frame.current, number, canvas);
        }
      };
      const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
      const seen = seenOf(frame.current, numbers);
      await drawAll(seen);
      while (!isStale && (frame.current?.children.length ?? 0) > document.numPages)
        frame.current?.lastElementChild?.remove();
      // Who goes on typing sees none of the others.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await drawAll(numbers.filter((number) => !seen.includes(number)));
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

/** Longer than between two letters. */
const PAUSE_MS = 300;

/** The pages in view; the first one where there are none yet. */
function seenOf(frame: HTMLElement | null, numbers: readonly number[]): readonly number[] {
  const seen = numbers.filter((number) => {
    const { top, bottom } = frame?.children[number - 1]?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return bottom > 0 && top < window.innerHeight && bottom > top;
  });
  return seen.length > 0 ? seen : [1];
}

/** A page takes the place of the one before. */
function show(frame: HTMLElement | null, number: number, canvas: HTMLCanvasElement): void {
  const before = frame?.children[number - 1];
  if (before) before.replaceWith(canvas);
  else frame?.append(canvas);
}

async function drawn(document: PDFDocumentProxy, number: number, label: string): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  const scale = (WIDTH * Math.min(window.devicePixelRatio, 2)) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = window.document.createElement('canvas');
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `${label}, page ${number} of ${document.numPages}`);
  // As for print: at once, without waiting for the screen between its parts.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return canvas;
}

const frameStyle = {
  display: 'grid',
  gap: 2,
  '& canvas': { width: '100%', height: 'auto', bgcolor: '#ffffff', border: 1, borderColor: 'divider' },
} as const;
