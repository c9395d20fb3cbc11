const MAX_LENGTH = 200;

/** An e-mail address, or an address of a server with its password in front of it. */
const ADDRESS = /[^\s<>()"',;]+@[^\s<>()"',;]+/g;
/** Codes and what is derived from them: six digits, also in groups, or anything long and random. */
const CODE = /\d{3}[ -]?\d{3,}|(?=\w*\d)\w{24,}/g;

/**
 * The first line of what pg-boss kept of a failure, empty where it kept nothing. Whatever could be
 * somebody's address or a code is blotted out: servers repeat both in their refusals.
 */
export function failureReason(output: unknown): string {
  const line = messageIn(output).split('\n', 1)[0]?.trim() ?? '';
  return line.replace(ADDRESS, '[address]').replace(CODE, '[code]').slice(0, MAX_LENGTH);
}

/** pg-boss keeps an error as it is and wraps everything else, e.g. its own notes on a timeout. */
function messageIn(output: unknown): string {
  if (typeof output === 'string') return output;
  if (typeof output !== 'object' || output === null) return '';
  if ('message' in output) return messageIn(output.message);
  return 'value' in output ? messageIn(output.value) : '';
}
