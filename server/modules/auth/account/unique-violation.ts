const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a row because another one like it exists already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
