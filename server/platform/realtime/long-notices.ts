/** PostgreSQL takes no longer notice. */
const MOST_BYTES = 7900;

/** What was begun and never ended is given up then. */
const MOST_OPEN = 500;

const PART = /^#([\w-]+) (\d+)\/(\d+) ([\s\S]*)$/;

/** A text as one or more notices: none that is too long. */
export function noticesOf(text: string, id: string): string[] {
  if (!text.startsWith('#') && Buffer.byteLength(text) <= MOST_BYTES) return [text];
  const whole = Buffer.from(text).toString('base64');
  const size = MOST_BYTES - id.length - 20;
  const count = Math.ceil(whole.length / size);
  return Array.from(
    { length: count },
    (_, part) => `#${id} ${part}/${count} ${whole.slice(part * size, (part + 1) * size)}`,
  );
}

/** Puts the parts together again: gives the text with its last one, undefined before. */
export function createJoiner(): (notice: string) => string | undefined {
  const open = new Map<string, string[]>();
  return (notice) => {
    const [, id = '', part, count, data = ''] = PART.exec(notice) ?? [];
    if (part === undefined) return notice;
    const parts = open.get(id) ?? [];
    parts[Number(part)] = data;
    open.set(id, parts);
    if (Object.keys(parts).length === Number(count)) {
      open.delete(id);
      return Buffer.from(parts.join(''), 'base64').toString();
    }
    for (const [oldest] of open) {
      if (open.size <= MOST_OPEN) break;
      open.delete(oldest);
    }
    return undefined;
  };
}
