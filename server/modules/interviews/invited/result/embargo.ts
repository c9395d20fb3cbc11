/** Said of a report that waits. */
export const embargoSentence =
  'Your report opens once you have no attempt left or this interview has closed: it shows what good answers hold.';
