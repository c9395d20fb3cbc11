/** Words that may be many, as they were written or said: beside a line, and scrolled where they are too long. */
export const longWords = {
  m: 0,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  maxHeight: '40vh',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
