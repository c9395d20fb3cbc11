import { keyed, type ServerSecret, sameText } from './keyed.ts';

/** What a mailed link leads to. */
export type LinkPurpose = 'member-invitation' | 'interview-invitation' | 'application-confirmation';

/** The secret of a mailed link, from a keyed digest of what it leads to: it is nowhere stored. */
export function linkToken(secret: ServerSecret, purpose: LinkPurpose, id: string): string {
  return `${id}.${keyed(secret, purpose, id).toString('base64url')}`;
}

/** What a token leads to; null for one that nobody was given. */
export function linkedId(secret: ServerSecret, purpose: LinkPurpose, token: string): string | null {
  const [id = ''] = token.split('.');
  return sameText(token, linkToken(secret, purpose, id)) ? id : null;
}
