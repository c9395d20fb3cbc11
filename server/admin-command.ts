import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What `npm run admin` is asked for (D29). */
export type AdminCommand =
  | { readonly name: 'add'; readonly email: string; readonly promote: boolean }
  | { readonly name: 'unlock'; readonly email: string; readonly resetSecondFactor: boolean }
  | { readonly name: 'demote'; readonly email: string }
  | { readonly name: 'list' };

/** What is wrong with the command, as one sentence. */
export class UsageError extends Error {}

const USAGE =
  'Use: npm run admin -- add EMAIL [--promote], unlock EMAIL [--reset-second-factor], demote EMAIL or list.';

const OPTIONS = { promote: { type: 'boolean' }, 'reset-second-factor': { type: 'boolean' } } as const;

/** Which option goes with which command. */
const OPTION_OF: Readonly<Record<string, string>> = { add: 'promote', unlock: 'reset-second-factor' };

/**
 * Reads the words behind `npm run admin --`.
 * @throws UsageError
 */
export function readAdminCommand(words: readonly string[]): AdminCommand {
  const { positionals, values } = parsed(words);
  const [name = '', ...addresses] = positionals;
  const foreign = Object.keys(values).some((option) => OPTION_OF[name] !== option);
  if (foreign || addresses.length > 1) throw new UsageError(USAGE);
  switch (name) {
    case 'add':
      return { name, email: emailOf(addresses), promote: values.promote ?? false };
    case 'unlock':
      return { name, email: emailOf(addresses), resetSecondFactor: values['reset-second-factor'] ?? false };
    case 'demote':
      return { name, email: emailOf(addresses) };
    case 'list':
      if (addresses.length === 0) return { name };
      throw new UsageError(USAGE);
    default:
      throw new UsageError(USAGE);
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new UsageError(USAGE);
  }
}

/** In the one spelling of addresses. */
function emailOf([address]: readonly string[]): string {
  if (address === undefined) throw new UsageError(USAGE);
  const email = z.email().max(254).safeParse(address.trim().toLowerCase());
  if (!email.success) throw new UsageError(`${JSON.stringify(address)} is no email address.`);
  return email.data;
}
