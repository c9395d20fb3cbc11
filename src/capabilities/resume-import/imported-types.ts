/** What can be chosen. */
export const IMPORTED_TYPES = '.pdf,.docx,.json,.zip,application/pdf,application/json,application/zip';
