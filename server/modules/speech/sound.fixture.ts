import type { Container } from './container.ts';

/** The first bytes of each container as browsers write them, with something after. */
export const sounds: Readonly<Record<Container, Buffer>> = {
  'audio/webm': Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'),
  'audio/ogg': Buffer.from('4f67675300020000000000000000', 'hex'),
  'audio/mp4': Buffer.from('0000001c6674797069736f350000020069736f35', 'hex'),
};

/** The first part of a recording as a browser names and fills it. */
export const webm = sounds['audio/webm'];
