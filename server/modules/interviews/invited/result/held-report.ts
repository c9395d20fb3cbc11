/** Said of a report that waits. */
export const heldReportSentence =
  'Your report opens once you have no attempt left or this interview has closed: it shows what good answers hold.';
