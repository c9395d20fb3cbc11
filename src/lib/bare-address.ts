const IP_ADDRESS = /^\d+(?:\.\d+){3}$|^\[.*\]$/;

/** Whether a page was opened at an IP address: no passkey can be bound to one. `hostname` as `URL` writes it. */
export const isBareAddress = (hostname: string): boolean => IP_ADDRESS.test(hostname);
