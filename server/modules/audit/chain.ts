import { createHash } from 'node:crypto';

/** What an entry says openly; all else lies in its parts. */
export interface AuditBody {
  readonly number: number;
  readonly at: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly entity_type: string;
  readonly entity_id: string;
  readonly request_id: string | null;
  /** Salted digests of its parts, and of whom they speak. */
  readonly change: ChainedPart;
  readonly origin: ChainedPart;
}

interface ChainedPart {
  readonly digest: string;
  readonly person_id: string | null;
}

/** Says that values of a person were erased: a part of theirs may be missing only before one of these. */
export const ERASED = 'audit.erased';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What chains an entry: its number, the hash before it and the very text that is stored. */
export function entryHash(number: number, previousHash: string, body: string): string {
  return sha256(`${number}\n${previousHash}\n${body}`);
}

/** Tells nothing of the content to who does not have the salt, which is erased with it. */
export function partDigest(salt: string, content: string): string {
  return sha256(`${salt}\n${content}`);
}

/** Under these names lie secrets, which stand in no log. */
const SECRET = /password|secret|token|api_?key|credential|private_?key/i;

/** The values as they are logged: what is named as a secret only says whether there is one. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      SECRET.test(name) && typeof inner !== 'boolean'
        ? [name, inner ? '[set]' : '[not set]']
        : [name, withoutSecrets(inner)],
    ),
  );
}
