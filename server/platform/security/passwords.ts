import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane; about 14 ms. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Argon2id with its parameters and salt, in the encoded form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password belongs to the hash. Without a hash it answers false after the same work, so
 * that nobody learns from the time whether an account exists.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && Boolean(passwordHash);
}
