/** Bytes from `start` up to and without `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const pattern = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks for of so many bytes: null for the whole, which also answers several ranges and
 * what cannot be read; `none` where there are no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = pattern.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const last = size - 1;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'none' : { start, end: end + 1 };
}
