import { type AuditBody, entryHash, partDigest } from './chain.ts';

/** An entry as it is stored, with the columns that repeat its body. */
export interface StoredEntry {
  readonly number: number;
  readonly body: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly requestId: string | null;
}

interface StoredPart {
  readonly number: number;
  readonly part: 'change' | 'origin';
  readonly salt: string;
  readonly content: string;
}

/** What was noted outside the database. */
export interface Anchor {
  readonly day: string;
  readonly number: number;
  readonly hash: string;
}

export interface Page {
  /** The entry before the page; its hash is unknown where that entry is missing, or the check begins behind it. */
  readonly before: { readonly number: number; readonly hash: string | null };
  /** In order. */
  readonly entries: readonly StoredEntry[];
  readonly parts: readonly StoredPart[];
  readonly anchors: readonly Anchor[];
  /** The persons whose values were erased. */
  readonly erased: ReadonlySet<string>;
}

/** What is wrong with a page of the log: one line for each fault. */
export function faultsOf({ before, entries, parts, anchors, erased }: Page): string[] {
  const faults: string[] = [];
  const partsOf = Map.groupBy(parts, ({ number }) => number);
  let { number: expected, hash: previous } = before;
  for (const entry of entries) {
    const { number, hash } = entry;
    if (number !== expected + 1) {
      faults.push(missing(expected + 1, number - 1));
      previous = null;
    }
    if (wasChanged(entry)) faults.push(`Entry ${number} was changed.`);
    else if (previous !== null && entry.previousHash !== previous) {
      faults.push(`Entry ${number} does not follow the entry before it.`);
    } else faults.push(...partFaults(entry, partsOf.get(number) ?? [], erased));
    for (const anchor of anchors) {
      if (anchor.number === number && anchor.hash !== hash) {
        faults.push(`Entry ${number} is not the one noted on ${anchor.day}.`);
      }
    }
    expected = number;
    previous = hash;
  }
  return faults;
}

/** What is wrong with where the log ends: `target` is where it stood when the check began, `head` where it is now. */
export function endFaultsOf(
  last: { readonly number: number; readonly hash: string | null },
  {
    target,
    head,
  }: { readonly target: number; readonly head: { readonly number: number; readonly hash: string } },
  anchors: readonly Anchor[],
): string[] {
  const beyond = anchors.map(({ number }) => number).filter((number) => number > head.number);
  const known = Math.max(target, ...beyond);
  if (known > last.number) return [missing(last.number + 1, known)];
  const isOther = head.number === last.number && last.hash !== null && head.hash !== last.hash;
  return isOther ? [`Entry ${last.number} is not the newest one that was written.`] : [];
}

const missing = (from: number, to: number) =>
  from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`;

/** Whether the text does not belong to its hash, or the columns do not to the text. */
function wasChanged(entry: StoredEntry): boolean {
  const { number, body, previousHash, hash } = entry;
  if (entryHash(number, previousHash, body) !== hash) return true;
  const said = JSON.parse(body) as AuditBody;
  return (
    said.number !== number ||
    said.at !== entry.at.toISOString() ||
    said.actor_id !== entry.actorId ||
    said.action !== entry.action ||
    said.entity_type !== entry.entityType ||
    said.entity_id !== entry.entityId ||
    said.request_id !== entry.requestId
  );
}

function partFaults(
  { number, body }: StoredEntry,
  parts: readonly StoredPart[],
  erased: ReadonlySet<string>,
): string[] {
  const said = JSON.parse(body) as AuditBody;
  return (['change', 'origin'] as const).flatMap((name) => {
    const { digest, person_id } = said[name];
    const part = parts.find((one) => one.part === name);
    if (part) {
      return partDigest(part.salt, part.content) === digest
        ? []
        : [`The ${name} of entry ${number} was changed.`];
    }
    return person_id !== null && erased.has(person_id) ? [] : [`The ${name} of entry ${number} is missing.`];
  });
}
