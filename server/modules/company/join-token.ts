import { keyed, type ServerSecret, sameText } from '../../platform/security/keyed.ts';

/** The secret of an invitation's link, from a keyed digest of its id: it is nowhere stored. */
export function joinToken(secret: ServerSecret, invitationId: string): string {
  return `${invitationId}.${keyed(secret, 'member-invitation', invitationId).toString('base64url')}`;
}

/** The invitation that a token is of; null for one that nobody was given. */
export function invitationOf(secret: ServerSecret, token: string): string | null {
  const [id = ''] = token.split('.');
  return sameText(token, joinToken(secret, id)) ? id : null;
}
