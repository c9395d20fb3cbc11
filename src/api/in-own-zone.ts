/** Spread into a call that signs in or stays signed in: mails tell times in the zone of this browser. */
export function inOwnZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { headers: { 'Time-Zone': timeZone } };
}
