/**
 * Milliseconds until an access token expires, by the server's clock as far as it is known: a guess that
 * spares a refusal. Infinite where the token does not say.
 */
export function tokenLifeMs(token: string, now: number): number {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 - now : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
