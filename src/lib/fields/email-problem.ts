/** What is wrong with an address as typed, or nothing; whether it exists only a mail to it can tell. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return 'Enter your email address.';
  if (email.length > 254) return 'Use at most 254 characters.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Enter an address like name@example.com.';
  return undefined;
}
