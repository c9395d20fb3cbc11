/** Said of a report that waits. */
export const embargoSentence =
  'Your report opens once this interview has closed for everyone: it shows what good answers hold.';
