const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused a row because another one like it exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return refusalOf(error)?.code === UNIQUE_VIOLATION;
}

/** Whether the database refused a row because the account that it hangs on is gone. */
export function isOfGoneAccount(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal?.code === FOREIGN_KEY_VIOLATION && !!refusal.constraint?.endsWith('_users_id_fk');
}

interface Refusal {
  readonly code: unknown;
  readonly constraint?: string;
}

/** What the database itself said, which lies below what its callers made of it. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = refusalOf(error.cause);
  if (cause || !('code' in error)) return cause;
  const constraint = 'constraint' in error ? String(error.constraint) : undefined;
  return { code: error.code, ...(constraint !== undefined && { constraint }) };
}
