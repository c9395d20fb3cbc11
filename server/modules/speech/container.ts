/** What browsers record sound in, and speech services read. */
export const containers = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

export type Container = (typeof containers)[number];

/** The container of a media type with or without its codecs; null for any other. */
export function containerOf(contentType: string): Container | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  return containers.find((container) => container === type) ?? null;
}

/** Whether the first bytes of a recording are those of its container, whatever it calls itself. */
export function isContainer(container: Container, bytes: Buffer): boolean {
  return beginnings[container](bytes);
}

const beginnings: Readonly<Record<Container, (bytes: Buffer) => boolean>> = {
  // An EBML head that names its kind within the first bytes; Matroska films have another one.
  'audio/webm': (bytes) =>
    bytes.subarray(0, 4).equals(ebml) && bytes.subarray(0, 64).includes('webm', 4, 'latin1'),
  'audio/ogg': (bytes) => bytes.toString('latin1', 0, 4) === 'OggS',
  'audio/mp4': (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
};

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
