/** An IPv6 address in brackets, or IPv4 as `URL` writes it. */
const IP_ADDRESS = /^(?:\[.*\]|\d+(?:\.\d+){3})$/;

/** Whether browsers offer passkeys at an address: they want a host name, and TLS unless it is localhost. */
export function passkeysUsableAt(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (IP_ADDRESS.test(hostname)) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
