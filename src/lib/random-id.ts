/** 128 random bits as 32 hexadecimal digits; also where `crypto.randomUUID` is missing (pages without TLS). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
