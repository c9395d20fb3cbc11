/** A report on paper, below the selector of its body. */
export const printedReport = {
  '@media print': {
    display: 'block',
    // No frames: what stands in one that goes on over the page lies under the next one there.
    '& section.MuiPaper-root': {
      border: 0,
      borderTop: 1,
      borderColor: 'divider',
      borderRadius: 0,
      p: 0,
      pt: 2,
    },
    // Small enough that an answer of three minutes has room on a page, with what was found in it.
    fontSize: '10pt',
    '& p, & li, & td, & th, & dt, & dd, & span, & blockquote': { fontSize: '10pt', lineHeight: 1.4 },
    '& li': { py: 0.25 },
    // A question may go on over the page: kept whole, it would leave the rest of one empty.
    '& p, & li:not(:has(> details)), & tr, & table, & pre, & dl, & h2, & h3, & h4, & h5': {
      breakInside: 'avoid',
    },
    '& h2, & h3, & h4, & h5, & summary': { breakAfter: 'avoid' },
    // No line of a list alone, neither below its heading nor on the next page.
    '& li:not(:has(> details)):first-of-type': { breakAfter: 'avoid' },
    '& li:not(:has(> details)):last-of-type': { breakBefore: 'avoid' },
    // What is positioned is painted last, and its text would stand at the end of the page's.
    '& .MuiButtonBase-root, & [role="img"] :is(div, svg)': { position: 'static' },
    '& .MuiButton-root': { display: 'none' },
    '& .MuiChip-root': { border: 0, height: 'auto', fontWeight: 600 },
    '& .MuiChip-label': { p: 0 },
  },
} as const;

/** The number of each page below its text, in the middle, where no browser puts a line of its own. */
export const numberedPages = `@page {
  margin: 14mm 10mm;
  @bottom-center { content: 'Page ' counter(page) ' of ' counter(pages); font: 9pt sans-serif; }
}`;
