import './sum-precise.ts';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
