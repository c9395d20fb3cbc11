/** What went wrong, in the words of the mail server where it said some. */
export function mailFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return UNKNOWN;
  if (error.cause instanceof Error) return mailFailureReason(error.cause);
  if ('response' in error && typeof error.response === 'string') return error.response.slice(0, 300);
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `It could not be sent${code && ` (${code})`}.`;
}

const UNKNOWN = 'It could not be sent.';

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'There is no connection to the mail server.',
  ESOCKET: 'There is no connection, or it is encrypted otherwise than is set here.',
  ETIMEDOUT: 'It did not answer in time.',
  EDNS: 'There is no host of that name.',
  ETLS: 'It does not encrypt as is set here.',
  EAUTH: 'It refused the user or the password.',
};
