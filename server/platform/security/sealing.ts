import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts what is stored and has to be read again by the server alone. */
export interface Sealing {
  /** `purpose` is bound to it: it cannot be opened as something else. */
  seal(text: string, purpose: string): string;
  /** Null where it was sealed with another key, for another purpose, or was changed. */
  open(sealed: string, purpose: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'settings.key';

interface KeySource {
  /** Of the environment; several processes with data folders of their own need it. */
  readonly settingsKey?: string | undefined;
  readonly dataDir: string;
}

/** AES-256-GCM with the key of the environment, else with one in the data folder that is made when it is first needed. */
export function createSealing(source: KeySource): Sealing {
  const key = (mayMake: boolean): Buffer | null => {
    const text = source.settingsKey ?? keyOfFolder(source.dataDir, mayMake);
    return text === null ? null : createHash('sha256').update(text).digest();
  };
  return {
    seal(text, purpose) {
      const made = key(true);
      if (!made) throw new Error('There is no key to encrypt with');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', made, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const found = key(false);
      if (!found) return null;
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const rest = NONCE_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv('aes-256-gcm', found, nonce).setAAD(Buffer.from(purpose));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, rest));
        return Buffer.concat([decipher.update(bytes.subarray(rest)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function keyOfFolder(dataDir: string, mayMake: boolean): string | null {
  const file = join(dataDir, FILE);
  if (mayMake) {
    mkdirSync(dataDir, { recursive: true });
    try {
      // Refused where there is one already: of two that begin together, the first one's holds.
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
