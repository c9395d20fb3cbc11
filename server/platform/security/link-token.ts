import { keyed, type ServerSecret, sameText } from './keyed.ts';

/** What a mailed link leads to. */
export type LinkPurpose = 'member-invitation' | 'interview-invitation' | 'application-confirmation';

/**
 * The secret of a mailed link, from a keyed digest of what it leads to: it is nowhere stored. With every revision of
 * that the links before it lead nowhere.
 */
export function linkToken(secret: ServerSecret, purpose: LinkPurpose, id: string, revision = 0): string {
  const what = revision === 0 ? id : `${id}.${revision}`;
  return `${id}.${keyed(secret, purpose, what).toString('base64url')}`;
}

/** What a token says that it leads to: anybody may have written it. */
export const claimedId = (token: string): string => token.split('.')[0] ?? '';

/** What a token leads to; null for one that nobody was given, or of an earlier revision. */
export function linkedId(
  secret: ServerSecret,
  purpose: LinkPurpose,
  token: string,
  revision = 0,
): string | null {
  const id = claimedId(token);
  return sameText(token, linkToken(secret, purpose, id, revision)) ? id : null;
}
