/** One spelling for each address: two accounts never differ by case or blanks only. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
