import { downloadFile } from '../../lib/download-file.ts';
import { drawnTexts } from '../resume/draw/letters.ts';
import { familiesWith } from '../resume/draw/needed-families.ts';
import { ResumeEngine } from '../resume/engine/resume-engine.ts';
import type { BillingDocument } from './billing-document.ts';
import { pagesOf } from './pages-of.ts';

/** Draws a document beside the page and has the browser store it; tells the letters that had to be left out. */
export async function downloadDocument(made: BillingDocument): Promise<string> {
  const letters = drawnTexts(pagesOf(made, [])).join(' ');
  const families = await familiesWith(letters, 'sans', 'en-US');
  const engine = new ResumeEngine();
  try {
    const rendered = await engine.drawDocument({ root: pagesOf(made, families), families });
    if (!rendered) return '';
    downloadFile(`${made.number}.pdf`, new Blob([rendered.pdf], { type: 'application/pdf' }));
    return rendered.missing.map(({ letter }) => letter).join('');
  } finally {
    engine.close();
  }
}
