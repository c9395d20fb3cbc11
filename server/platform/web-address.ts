/** Of http or https, with host and path and nothing else that could hold a secret. */
export function isPlainWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && [username, password, search, hash].every((part) => part === '');
}
